/** Questions about the fee of a management company. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_MANAGEMENT_FEE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.management-fee',
    kind: 'answer',
    rank: 12,
    verdict: 'it_depends',
    asks: [
      [
        'management company',
        'management fee',
        'management fees',
        'service charge',
        'service charges',
      ],
      ['pay', 'cannot pay', 'afford', 'overdue', 'late', 'owe', 'penalty'],
    ],
    dependsOn: 'whether the budget was approved',
    topics: ['debt', 'housing', 'general'],
    says: 'It depends. Ask for the budget that the owners approved and for the accounts. If you owe it, ask to pay by parts before it goes to court.',
    authority: {
      title: 'Multi-Unit Developments Act 2011',
      provision: 'sections 18 to 24 (service charges, budget, court)',
      url: 'https://www.irishstatutebook.ie/eli/2011/act/2/enacted/en/html',
      inForceFrom: '2011-04-01',
    },
  },
]
