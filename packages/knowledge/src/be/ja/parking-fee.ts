/** The parking fee of a town: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_JA: Words = {
  'be.fine.know-parking-fee': {
    says: '町の駐車料金（rétribution、retributie）は、駐車の代金で、罰金ではありません。駐車券や写真を付けて、書面で争えます。',
  },
  'be.fine.fee-step': {
    says: 'ナンバー、場所、時間を、駐車券やアプリと比べてください。違うなら、支払いの最後の日の前に、証拠をつけて書いてください。料金を証明するのは相手です。',
  },
}
