/** Japanese: the words of the rows in ../student-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_LOANS_JA: Words = {
  'gb.student.right-repay': {
    says: '決まった額ではなく、限度を超える収入の一部を返します。求めが多すぎれば給料を見せます。払いすぎは戻ります。',
  },
}
