/** Rows for questions that repeat a row for letters have its words. */
import type { Words } from '@plainletter/contracts/rule'

import { ENQUIRY_GUIDANCE } from '../enquiry-guidance.ts'
import { BENEFITS_IT } from './benefits.ts'
import { CONSUMER_IT } from './consumer.ts'
import { DEBT_COLLECTION_RIGHTS_IT } from './debt-collection-rights.ts'
import { DEBT_COLLECTION_STEPS_IT } from './debt-collection-steps.ts'
import { DEBTS_IN_CREDIT_REPORTS_IT } from './debts-in-credit-reports.ts'
import { DISMISSAL_STEPS_IT } from './dismissal-steps.ts'
import { DISMISSAL_IT } from './dismissal.ts'
import { EVICTION_NOTICES_IT } from './eviction-notices.ts'
import { EVICTION_RIGHTS_IT } from './eviction-rights.ts'
import { EVICTION_STEPS_IT } from './eviction-steps.ts'
import { SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_IT } from './snap-and-unemployment-overpayments.ts'

const LETTERS: Words = {
  ...BENEFITS_IT,
  ...SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_IT,
  ...DEBT_COLLECTION_RIGHTS_IT,
  ...DEBTS_IN_CREDIT_REPORTS_IT,
  ...DEBT_COLLECTION_STEPS_IT,
  ...EVICTION_NOTICES_IT,
  ...EVICTION_RIGHTS_IT,
  ...EVICTION_STEPS_IT,
  ...DISMISSAL_IT,
  ...DISMISSAL_STEPS_IT,
  ...CONSUMER_IT,
}

export const ENQUIRY_GUIDANCE_IT: Words = Object.fromEntries(
  ENQUIRY_GUIDANCE.flatMap(({ id }) => {
    const words = LETTERS[id.replace(/-asked$/, '')]
    return words ? [[id, words]] : []
  }),
)
