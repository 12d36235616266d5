/** Dutch: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_NL: Words = {
  'gb.student.right-repay': {
    says: 'U betaalt een deel terug van wat u boven een grens verdient, geen vast bedrag. Toon uw loon als ze te veel vragen. Te veel betaald kunt u terugvragen.',
  },
}
