/** The parking fee of a town: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_JA: Words = {
  'be.fine.know-parking-fee': {
    says: '町の駐車料金（rétribution、retributie）は、駐車の代金で、罰金ではありません。駐車券や写真を付けて、書面で争えます。',
  },
  'be.fine.fee-want': {
    says: '町か、町の駐車会社が、駐車料金（rétribution、retributie）の支払いを求めています。',
  },
  'be.fine.fee-who': {
    says: '町か、町のために働く会社です。警察や検察は関わっていません。',
  },
  'be.fine.fee-order': {
    says: '町が執行官の支払命令（dwangbevel）を送れるのは、あなたが争っていない料金だけで、書留の手紙の後です。その後1か月以内に裁判所に申し立てられます。',
  },
  'be.fine.fee-step': {
    says: 'ナンバー、場所、時間を、駐車券やアプリと比べてください。違うなら、支払いの最後の日の前に、証拠をつけて書いてください。料金を証明するのは相手です。',
  },
}
