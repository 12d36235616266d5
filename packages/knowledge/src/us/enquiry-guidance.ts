/** What a person who asks should know besides the answer: rows on letters that hold for questions of the field too. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSUMER } from './consumer.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { HOME_ROWS } from './home.ts'
import { WORK_ROWS } from './work.ts'

const GENERAL: ReadonlySet<string> = new Set([
  'us.debt.right-dispute',
  'us.debt.right-stop',
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
  ...DEBT_COLLECTION,
  ...HOME_ROWS,
  ...WORK_ROWS,
  ...CONSUMER,
]
  .filter((row) => GENERAL.has(row.id))
  .map((row) => ({ ...row, id: `${row.id}-asked`, kinds: ['ENQUIRY'], when: {} }))
