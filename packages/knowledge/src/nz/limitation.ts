/** After how long a claim is too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { NOT_PUBLIC } from './conditions.ts'

const OLD = {
  country: 'nz',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...OLD,
    id: 'nz.limitation.contract',
    kind: 'limitation',
    years: 6,
    from: 'the day the debt fell due or you stopped paying',
    effect: 'court_action_barred',
    restartedBy: 'This can start that time again: a payment, or a signed note that you owe it.',
    when: NOT_PUBLIC,
    rank: 10,
    says: 'For most debts they have six years to sue. After that you can tell the court it is too late.',
    authority: LAW.limit,
  },
]
