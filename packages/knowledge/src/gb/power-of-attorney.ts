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
]
