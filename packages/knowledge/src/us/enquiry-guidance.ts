/** What a person who asks should know besides the answer: rows on letters that hold for questions of the field too. */
import type { Condition, Rule, Test } from '@plainletter/contracts/rule'

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

/** Where a row of a subject does not fit a question, by the part of its id. */
const WHEN: Readonly<Record<string, Condition>> = {
  debt: { not: [NO_COLLECTOR] },
  home: { not: [NO_TENANCY] },
  benefit: {
    all: [
      { says: ['social security', 'ssi', 'ssdi', 'disability benefits'] },
      { says: ['overpaid', 'overpayment', 'pay back', 'repay'] },
    ],
  },
}

const GENERAL: ReadonlySet<string> = new Set([
  'us.benefit.right-waiver',
  'us.benefit.step-both',
  'us.debt.right-dispute',
  'us.debt.right-stop',
  'us.debt.right-sue-them',
  'us.debt.right-no-lies',
  'us.debt.right-benefits',
  'us.debt.right-credit-report',
  'us.debt.step-pause',
  'us.debt.step-check',
  'us.debt.step-court-papers',
  'us.debt.step-log',
  'us.debt.option-dispute',
  'us.debt.option-plan',
  'us.debt.option-help',
  'us.debt.option-complain',
  'us.home.right-court',
  'us.home.right-fair',
  'us.home.step-aid',
  'us.home.step-211',
  'us.home.step-court',
  'us.home.step-proof',
  'us.home.option-help',
  'us.home.option-plan',
  'us.home.option-defend',
  'us.home.know-voucher',
  'us.work.right-pay',
  'us.work.right-no-discrimination',
  'us.work.right-retaliation',
  'us.work.step-proof',
  'us.work.step-dispute',
  'us.work.step-no-sign',
  'us.work.option-charge',
  'us.work.option-wages',
  'us.work.option-help',
  'us.consumer.right-billing',
  'us.consumer.right-small-claims',
  'us.consumer.rights-summary',
  'us.consumer.reality',
  'us.consumer.step-write',
  'us.consumer.step-card',
  'us.consumer.step-proof',
  'us.consumer.option-card',
  'us.consumer.option-complain',
  'us.consumer.option-court',
])

/** The same rows for questions, without the conditions on the words of a letter. */
export const ENQUIRY_GUIDANCE: readonly Rule[] = [
  ...BENEFITS,
  ...DEBT_COLLECTION_RIGHTS,
  ...DEBTS_IN_CREDIT_REPORTS,
  ...DEBT_COLLECTION_STEPS,
  ...EVICTION_NOTICES,
  ...EVICTION_RIGHTS,
  ...EVICTION_STEPS,
  ...DISMISSAL,
  ...DISMISSAL_STEPS,
  ...CONSUMER,
]
  .filter((row) => GENERAL.has(row.id))
  .map((row) => ({
    ...row,
    id: `${row.id}-asked`,
    kinds: ['ENQUIRY'],
    when: WHEN[row.id.split('.')[1] ?? ''] ?? {},
  }))
