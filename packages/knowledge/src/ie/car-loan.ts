/** Cars under a loan: notice, taking and sale. */
import type { Rule } from '@plainletter/contracts/rule'

const CAR = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: ['hire purchase', 'hire-purchase', 'car finance', 'pcp', 'repossess', 'repossession'],
      },
    ],
    not: [{ says: ['mortgage', 'home loan', 'standard financial statement'] }],
  },
} satisfies Partial<Rule>

export const CAR_LOAN_RULES: readonly Rule[] = [
  {
    ...CAR,
    id: 'ie.car.right-third',
    kind: 'right',
    rank: 10,
    says: 'Once a third of the price is paid, a car on hire purchase may be taken only by court order. A written notice comes first, and you have 21 days to put it right.',
    authority: {
      title: 'Consumer Credit Act 1995',
      provision:
        'sections 54, 63 and 64 (notice, 21 days to put it right; no taking of goods after one third is paid)',
      url: 'https://www.irishstatutebook.ie/eli/1995/act/24/enacted/en/html',
      inForceFrom: '1996-05-13',
    },
  },
]
