/** What can still be done when a day is over, in the Netherlands: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_ES } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_ES } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_ES } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_ES: Words = {
  ...TOO_LATE_FOR_DEBTS_ES,
  ...TOO_LATE_FOR_FINES_ES,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_ES,
}
