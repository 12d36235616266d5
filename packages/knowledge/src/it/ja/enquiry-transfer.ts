/** Questions about a move to another place of work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRANSFER_JA: Words = {
  'it.ask.transfer': {
    says: '会社に本当の必要があり、証明できるときだけ移せます。理由を書面で求めましょう。争うなら60日以内に書面を送ります。裁判官が決めるまで働き続け、労働組合に会いましょう。',
  },
}
