/** A lasting power of attorney. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const LPA_SAID: Test = {
  says: [
    'power of attorney',
    'lasting power of attorney',
    'lpa',
    'deputyship',
    'court of protection',
  ],
}
const ATTORNEY_LAW: Authority = {
  title: 'Mental Capacity Act 2005',
  provision: 'sections 9 to 16 (lasting powers of attorney, Court of Protection)',
  url: 'https://www.legislation.gov.uk/ukpga/2005/9/section/9',
  inForceFrom: '2007-10-01',
}

const LPA_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [LPA_SAID] },
} satisfies Partial<Rule>

export const POWER_OF_ATTORNEY: readonly Rule[] = [
  {
    ...LPA_ROW,
    id: 'gb.attorney.know',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'A lasting power of attorney must be made while the person still understands it, and be registered. If it is too late, the Court of Protection can name someone.',
    authority: ATTORNEY_LAW,
  },
  {
    ...LPA_ROW,
    checkedOn: '2026-11-23',
    kinds: ['ENQUIRY'],
    id: 'gb.attorney.answer-misused',
    kind: 'answer',
    topics: ['family', 'general', 'consumer', 'debt'],
    rank: 3,
    asks: [
      ['power of attorney', 'lasting power of attorney', 'lpa', 'poa'],
      [
        'spending her money',
        'spending his money',
        'spending',
        'taking money',
        'taking her money',
        'taking his money',
        'stealing',
        'stolen',
        'misusing',
        'abusing',
        'abuse',
        'helping herself',
        'helping himself',
        'emptied',
        'selling her house',
        'selling his house',
        'wont show',
        'money has gone',
        'money is gone',
        'missing money',
        'for herself',
        'for himself',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell the Office of the Public Guardian (OPG). Anyone may, and it is free. It can check the accounts and ask the Court of Protection to end the power. Who holds the power must act for the person, keep the money apart and may give only small, usual presents. If the person still understands it, they can cancel the power themselves. Is money going now? Tell the bank, and the police on 101.',
    authority: {
      title: 'Mental Capacity Act 2005',
      provision:
        'sections 9, 12, 13, 22 and 58 (attorneys, presents, the end of a power, the Public Guardian)',
      url: 'https://www.legislation.gov.uk/ukpga/2005/9/section/22',
      inForceFrom: '2007-10-01',
    },
  },
]
