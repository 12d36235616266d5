/** Questions about small repairs that the tenant should pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_JA: Words = {
  'de.ask-home.small-repairs': {
    says: 'いいえ、請求が契約の上限額を超えるなら払いません。全額家主の負担で、一部も払う必要はありません。この条項は蛇口、スイッチ、取っ手などよく使う物だけに有効で、配管、ボイラー、配線には及びません。1回の上限（約100〜120ユーロ）と年間の上限が必要で、なければ無効です。そう書いて払わないでください。自分で壊した物は別です。',
  },
}
