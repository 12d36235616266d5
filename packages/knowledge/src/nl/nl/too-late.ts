/** What can still be done when a day is over, in the Netherlands: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_NL } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_NL } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_NL } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_NL: Words = {
  ...TOO_LATE_FOR_DEBTS_NL,
  ...TOO_LATE_FOR_FINES_NL,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_NL,
}
