/** After how long a claim is too late. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'
import { NOT_PUBLIC } from './conditions.ts'

const OLD = {
  country: 'au',
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
    id: 'au.limitation.contract',
    kind: 'limitation',
    years: 6,
    from: 'the day the debt was due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed note that you owe it, before the six years end.',
    when: NOT_PUBLIC,
    rank: 20,
    says: 'For most debts they have six years to sue. After that you can tell the court it is too late. In the Northern Territory it is three.',
    authority: LAW.limit,
  },
  {
    ...OLD,
    id: 'au.limitation.nt',
    kind: 'limitation',
    years: 3,
    from: 'the day the debt was due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or a signed note that you owe it, before the three years end.',
    regions: ['AU-NT'],
    when: NOT_PUBLIC,
    rank: 10,
    says: 'In the Northern Territory they have three years to sue for most debts.',
    authority: LAW.limitNt,
  },
  {
    ...OLD,
    id: 'au.limitation.nsw-ends',
    kind: 'fact',
    slot: 'did_you_know',
    regions: ['AU-NSW'],
    when: NOT_PUBLIC,
    rank: 5,
    says: 'In New South Wales the debt itself ends after the six years. Then you owe nothing.',
    authority: LAW.limitNsw,
  },
]
