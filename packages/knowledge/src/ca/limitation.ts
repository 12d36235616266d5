/** After how long a claim is too late, by province. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
import { NOT_TAX } from './conditions.ts'

const OLD = {
  country: 'ca',
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

const TAX_OLD = {
  country: 'ca',
  kinds: ['TAX_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...OLD,
    id: 'ca.limitation.on',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a signed note that you owe it, or a payment, before the time ends.',
    regions: ['CA-ON'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Ontario they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.onLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.bc',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a signed note that you owe it, or a payment, before the time ends.',
    regions: ['CA-BC'],
    when: NOT_TAX,
    rank: 10,
    says: 'In British Columbia they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.bcLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.ab',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a signed note that you owe it, or a payment, before the time ends.',
    regions: ['CA-AB'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Alberta they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.abLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.sk',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a signed note that you owe it, or a payment, before the time ends.',
    regions: ['CA-SK'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Saskatchewan they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.skLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.mb',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a written note that you owe it, or a payment, before the time ends.',
    regions: ['CA-MB'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Manitoba they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.mbLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.nb',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a written note that you owe it, or a payment, before the time ends.',
    regions: ['CA-NB'],
    when: NOT_TAX,
    rank: 10,
    says: 'In New Brunswick they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.nbLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.ns',
    kind: 'limitation',
    years: 2,
    from: 'the day they knew, or should have known, that you did not pay',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a written note that you owe it, or a payment, before the time ends.',
    regions: ['CA-NS'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Nova Scotia they have two years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.nsLimit,
  },
  {
    ...OLD,
    id: 'ca.limitation.qc',
    kind: 'limitation',
    years: 3,
    from: 'the day the debt was due',
    effect: 'court_action_barred',
    restartedBy:
      'This can start that time again: a payment, or saying that you owe it, before the three years end.',
    regions: ['CA-QC'],
    when: NOT_TAX,
    rank: 10,
    says: 'In Quebec they have three years to sue for most debts. After that you can tell the court it is too late.',
    authority: LAW.qcLimit,
  },
  {
    ...TAX_OLD,
    id: 'ca.limitation.tax',
    kind: 'limitation',
    years: 10,
    from: 'most often 90 days after your notice of assessment',
    effect: 'court_action_barred',
    restartedBy:
      'This can start the ten years again: a payment, a written promise or a step by the tax agency.',
    rank: 10,
    says: 'The tax agency has ten years to collect an income tax debt. Many things start or stop the clock.',
    authority: LAW.taxLimit,
  },
]
