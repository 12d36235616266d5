/** French: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_FR: Words = {
  'gb.student.right-repay': {
    says: "Vous remboursez une part de ce que vous gagnez au-dessus d'une limite. Montrez votre paie s'ils demandent trop. Le trop payé peut être rendu.",
  },
}
