/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_JA: Words = {
  'be.ask.birth-leave': {
    says: '出産から4か月以内に、まとめてまたは分けて20日取れます。最初の3日は会社が全額払います。残りは健保組合が上限付きの賃金の82%を払います。先に会社に伝えてください。会社は断れません。',
  },
}
