/** German: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_DE: Words = {
  'gb.student.right-repay': {
    says: 'Sie zahlen einen Teil dessen zurück, was Sie über einer Grenze verdienen. Zeigen Sie Ihren Lohn, wenn man zu viel verlangt. Zu viel Gezahltes bekommen Sie zurück.',
  },
}
