/** What a person who asks should know besides the answer: rows on letters that hold for questions of the field too. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

import { ASKED } from './asked-about.ts'
import { BENEFITS } from './benefits.ts'
import { CONSUMER } from './consumer.ts'
import { DEBT_COLLECTION_RIGHTS } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS } from './debt-collection-steps.ts'
import { DEBTS_IN_CREDIT_REPORTS } from './debts-in-credit-reports.ts'
import { DISMISSAL_STEPS } from './dismissal-steps.ts'
import { DISMISSAL } from './dismissal.ts'
import { EVICTION_NOTICES } from './eviction-notices.ts'
import { EVICTION_RIGHTS } from './eviction-rights.ts'
import { EVICTION_STEPS } from './eviction-steps.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS } from './snap-and-unemployment-overpayments.ts'

/** Debts to the state, fines and tow yards: the law on debt collectors does not fit them. */
const NO_COLLECTOR: Test = {
  says: [
    'irs',
    'cp2000',
    'internal revenue service',
    'taxes',
    'tax bill',
    'child support',
    'social security says',
    'social security overpaid',
    'overpaid me',
    'overpayment',
    'unemployment',
    'snap',
    'food stamps',
    'medicaid',
    'towed',
    'tow yard',
    'parking ticket',
    'speeding ticket',
    'traffic ticket',
    'restitution',
  ],
}

/** Work on a home and owners' associations are no matter of a tenancy. */
const NO_TENANCY: Test = {
  says: [
    'contractor',
    'contractors',
    'roofer',
    'builder',
    'remodel',
    'hoa',
    'homeowners association',
    'mortgage',
    'foreclosure',
  ],
}

const COLLECTED: Condition = { not: [NO_COLLECTOR, ...ASKED.collected.not] }
const COLLECTOR: Condition = { not: [NO_COLLECTOR, ...ASKED.collector.not] }
const TO_FIRM: Condition = { not: [NO_COLLECTOR, ...ASKED.toFirm.not] }
const NOT_STATE: Condition = { not: [NO_COLLECTOR] }
const PLAN: Condition = { not: [NO_COLLECTOR, ...ASKED.payable.not] }
const TENANT: Condition = { ...ASKED.tenant, not: [NO_TENANCY, ...ASKED.tenant.not] }
const EVICTED: Condition = { ...ASKED.evicted, not: [NO_TENANCY, ...ASKED.evicted.not] }
const OVERPAID: Condition = {
  all: [
    { says: ['social security', 'ssi', 'ssdi', 'disability benefits'] },
    { says: ['overpaid', 'overpayment', 'pay back', 'repay'] },
  ],
}

/** The rows that hold for questions too, and for which questions of their field. */
const WHEN: ReadonlyMap<string, Condition> = new Map([
  ['us.benefit.right-waiver', OVERPAID],
  ['us.benefit.step-both', OVERPAID],
  ['us.debt.right-dispute', COLLECTOR],
  ['us.debt.right-stop', COLLECTOR],
  ['us.debt.right-sue-them', COLLECTOR],
  ['us.debt.right-no-lies', COLLECTOR],
  ['us.debt.right-benefits', TO_FIRM],
  ['us.debt.right-credit-report', TO_FIRM],
  ['us.debt.step-pause', COLLECTED],
  ['us.debt.step-check', COLLECTED],
  ['us.debt.step-court-papers', TO_FIRM],
  ['us.debt.step-log', NOT_STATE],
  ['us.debt.option-dispute', COLLECTOR],
  ['us.debt.option-plan', PLAN],
  ['us.debt.option-help', ASKED.own],
  ['us.debt.option-complain', COLLECTOR],
  ['us.home.right-court', EVICTED],
  ['us.home.right-fair', EVICTED],
  ['us.home.step-aid', EVICTED],
  ['us.home.step-211', EVICTED],
  ['us.home.step-court', EVICTED],
  ['us.home.step-proof', TENANT],
  ['us.home.option-help', EVICTED],
  ['us.home.option-plan', EVICTED],
  ['us.home.option-defend', EVICTED],
  ['us.home.know-voucher', EVICTED],
  ['us.work.right-pay', ASKED.pay],
  ['us.work.right-no-discrimination', ASKED.claim],
  ['us.work.right-retaliation', ASKED.claim],
  ['us.work.step-proof', ASKED.employer],
  ['us.work.step-dispute', ASKED.claim],
  ['us.work.step-no-sign', ASKED.dismissed],
  ['us.work.option-charge', ASKED.claim],
  ['us.work.option-wages', ASKED.pay],
  ['us.work.option-help', ASKED.employer],
  ['us.consumer.right-billing', ASKED.paidByCard],
  ['us.consumer.right-small-claims', ASKED.seller],
  ['us.consumer.rights-summary', ASKED.goods],
  ['us.consumer.reality', ASKED.goods],
  ['us.consumer.step-write', ASKED.seller],
  ['us.consumer.step-card', ASKED.paidByCard],
  ['us.consumer.step-proof', ASKED.seller],
  ['us.consumer.option-card', ASKED.paidByCard],
  ['us.consumer.option-complain', ASKED.seller],
  ['us.consumer.option-court', ASKED.seller],
])

/** The same rows for questions, without the conditions on the words of a letter. */
export const ENQUIRY_GUIDANCE: readonly Rule[] = [
  ...BENEFITS,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS,
  ...DEBT_COLLECTION_RIGHTS,
  ...DEBTS_IN_CREDIT_REPORTS,
  ...DEBT_COLLECTION_STEPS,
  ...EVICTION_NOTICES,
  ...EVICTION_RIGHTS,
  ...EVICTION_STEPS,
  ...DISMISSAL,
  ...DISMISSAL_STEPS,
  ...CONSUMER,
].flatMap((row): Rule[] => {
  const when = WHEN.get(row.id)
  return when ? [{ ...row, id: `${row.id}-asked`, kinds: ['ENQUIRY'], when }] : []
})
