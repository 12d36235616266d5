/** What can still be done when a day is over, in the Netherlands: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_DE } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_DE } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_DE } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_DE: Words = {
  ...TOO_LATE_FOR_DEBTS_DE,
  ...TOO_LATE_FOR_FINES_DE,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_DE,
}
