/** Italian: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_IT: Words = {
  'gb.student.right-repay': {
    says: 'Restituisce una parte di ciò che guadagna oltre un limite, non una somma fissa. Mostri la paga se chiedono troppo. Il troppo pagato si può riavere.',
  },
}
