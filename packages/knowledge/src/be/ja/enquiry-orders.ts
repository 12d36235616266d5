/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_JA: Words = {
  'be.ask.step-buy': {
    says: 'まず会社に書面を送り、次に無料のオンブズマンに行ってください。',
  },
  'be.ask.withdraw': {
    says: 'ネットや訪問販売なら14日で、理由はいりません。店で買ったときは、その権利はありません。',
    dependsOn: '買った方法',
  },
  'be.ask.guarantee': {
    says: '2年間、売主は新品を無料で修理か交換する義務があります。店の短い保証は関係なく、メーカーに回すこともできません。レシートを付け、期限を決めて書いてください。だめなら値引きか返金を求めます。業者の中古品は最低1年です。次に無料の消費者オンブズマンへ。',
  },
  'be.ask.right-buy': {
    says: '離れた相手からの購入は、ほとんどの場合、14日以内に取り消せます。',
  },
  'be.ask.delivery': {
    says: '店は30日以内に届けなければならず、届くまでの責任も店にあります。手紙で、最後の適切な期日を伝えてください。その後は取り消し、返金を求めます。次に、無料のオンブズマンが助けます。',
  },
}
