/** After how long a claim is too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { NOT_PUBLIC, MORTGAGE } from './conditions.ts'

const OLD = {
  country: 'ie',
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
    id: 'ie.limitation.contract',
    kind: 'limitation',
    years: 6,
    from: 'the day the debt fell due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed note that you owe it, before the six years end.',
    when: NOT_PUBLIC,
    rank: 10,
    says: 'For most debts they have six years to sue. After that you can tell the court it is too late.',
    authority: LAW.limit,
  },
  {
    ...OLD,
    id: 'ie.limitation.mortgage',
    kind: 'limitation',
    years: 12,
    from: 'the day the loan fell due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed note that you owe it, before the twelve years end.',
    when: MORTGAGE,
    rank: 10,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    says: 'For the sum lent on a mortgage they have twelve years to sue.',
    authority: LAW.limitLong,
  },
]
