/** What can still be done when a day is over, in the Netherlands: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_IT } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_IT } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_IT } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_IT: Words = {
  ...TOO_LATE_FOR_DEBTS_IT,
  ...TOO_LATE_FOR_FINES_IT,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_IT,
}
