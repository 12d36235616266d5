/** What can still be done when a day is over, in the Netherlands: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_JA } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_JA } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_JA } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_JA: Words = {
  ...TOO_LATE_FOR_DEBTS_JA,
  ...TOO_LATE_FOR_FINES_JA,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_JA,
}
