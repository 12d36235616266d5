/** Service charges of an owners’ management company. */
import type { Rule } from '@plainletter/contracts/rule'

const MUD = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          "owners' management company",
          'owners’ management company',
          'management company',
          'service charge',
          'management fees',
          'sinking fund',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const MANAGEMENT_COMPANY_RULES: readonly Rule[] = [
  {
    ...MUD,
    id: 'ie.mud.right-charge',
    kind: 'right',
    rank: 10,
    says: 'A service charge needs a budget that the owners approved. Ask for the accounts and for time to pay.',
    authority: {
      title: 'Multi-Unit Developments Act 2011',
      provision: 'sections 18 to 24 (service charges, budget, court)',
      url: 'https://www.irishstatutebook.ie/eli/2011/act/2/enacted/en/html',
      inForceFrom: '2011-04-01',
    },
  },
]
