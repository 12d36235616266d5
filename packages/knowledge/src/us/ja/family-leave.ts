/** The Japanese words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_JA: Words = {
  'us.leave.want': {
    says: '会社は休みを断るか、先に医師のより詳しい書類を求めています。',
  },
  'us.leave.step': {
    says: '書類に足りない点があれば、会社は何が足りないかを書面で伝え、7日を与えなければなりません。それを送り、Wage and Hour Divisionに苦情を出してください。',
  },
}
