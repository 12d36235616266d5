/** Questions about orders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_JA: Words = {
  'nl.ask.return': {
    says: 'ネットや訪問販売なら14日で、理由はいりません。店で買ったときは、その権利はありません。',
    dependsOn: '買った方法',
  },
  'nl.ask.delivery': {
    says: '店は30日以内に届けなければならず、届くまでの責任も店にあります。手紙で、最後の適切な期日を伝えてください。その後は取り消し、返金を求めます。証拠を残してください。',
  },
  'nl.ask.phone-sale': {
    says: '勧誘電話による電気、電話などの契約は、書面で同意して初めて有効です。その後14日間は取り消せます。受け入れないと書いて送ってください。',
  },
  'nl.ask.unordered': {
    says: '注文していない物の代金は払う必要がなく、送り返す義務もありません。注文していないと一度書き、証拠を求めてください。',
  },
}
