/** Questions about a settlement agreement and about a reference: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SETTLEMENT_AND_REFERENCE_JA: Words = {
  'gb.ask-work.settlement': {
    says: 'まだ署名しないでください。独立した相談員の助言の後だけ有効で、費用はほとんどの場合会社が払います。Acasは、考える時間は少なくとも10日が適切だとしています。',
  },
  'gb.ask-work.reference': {
    says: 'ほとんどの会社に、推薦状（reference）を出す義務はありません。出すなら、本当で公正でなければなりません。新しい会社に送られたものを見せるよう求められます。',
    dependsOn: 'あなたの契約と仕事の種類',
  },
}
