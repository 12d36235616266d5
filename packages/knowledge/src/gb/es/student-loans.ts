/** Spanish: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_ES: Words = {
  'gb.student.right-repay': {
    says: 'Devuelve una parte de lo que gana sobre un límite, no una suma fija. Muestre su sueldo si piden demasiado. Lo pagado de más se puede recuperar.',
  },
}
