/** What can still be done when a day is over, in the Netherlands: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

import { TOO_LATE_FOR_DEBTS_FR } from './too-late-for-debts.ts'
import { TOO_LATE_FOR_FINES_FR } from './too-late-for-fines.ts'
import { TOO_LATE_FOR_OFFICES_AND_WORK_FR } from './too-late-for-offices-and-work.ts'

export const TOO_LATE_FR: Words = {
  ...TOO_LATE_FOR_DEBTS_FR,
  ...TOO_LATE_FOR_FINES_FR,
  ...TOO_LATE_FOR_OFFICES_AND_WORK_FR,
}
