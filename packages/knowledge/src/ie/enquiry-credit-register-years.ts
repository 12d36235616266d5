/** Questions about how long a missed loan stays on the register. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.credit-years',
    kind: 'answer',
    topics: ['debt', 'consumer', 'general'],
    rank: 2,
    asks: [
      [
        'central credit register',
        'credit register',
        'ccr',
        'credit record',
        'credit report',
        'credit rating',
        'icb',
      ],
      ['how long', 'stay', 'years', 'old', 'missed', 'come off', 'refused', 'clear', 'removed'],
    ],
    verdict: 'do_this',
    says: 'The Central Credit Register keeps a loan for five years after it ended, with the months of missed payments. Get your report free at centralcreditregister.ie. If something is wrong, ask the lender and the register in writing to mend it. You can add a short statement, for example that you were ill. Each lender makes its own choice, so ask why it said no.',
    authority: {
      title: 'Credit Reporting Act 2013',
      provision: 'sections 8, 15, 18 and 19',
      url: 'https://revisedacts.lawreform.ie/eli/2013/act/45/revised/en/html',
      inForceFrom: '2017-06-30',
    },
  },
]
