/** Questions about an insurer that says it was not told something. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const INSURER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...INSURER,
    id: 'gb.ask-insurance.not-told',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    asks: [
      ['insurer', 'insurance', 'insurance company', 'insurers'],
      [
        'did not tell them',
        'did not disclose',
        "didn't disclose",
        "didn't tell them",
        'failed to disclose',
        'non-disclosure',
        'non disclosure',
        'not disclosed',
        'misrepresentation',
        'wrong answer',
        'did not declare',
        "didn't declare",
        'voided my policy',
        'void my policy',
        'pre-existing condition',
      ],
    ],
    verdict: 'do_this',
    says: 'You had to answer its questions with fair care, no more. If you did, it must pay. If you were careless, it may pay less, or refuse if it would never have insured you. Complain, then go to the free Financial Ombudsman.',
    authority: {
      title: 'Consumer Insurance (Disclosure and Representations) Act 2012',
      provision: 'sections 2 to 5 and Schedule 1',
      url: 'https://www.legislation.gov.uk/ukpga/2012/6/section/2',
      inForceFrom: '2013-04-06',
    },
  },
]
