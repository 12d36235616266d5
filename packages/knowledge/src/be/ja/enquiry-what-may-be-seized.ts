/** Questions about what a bailiff may take: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHAT_MAY_BE_SEIZED_JA: Words = {
  'be.ask.seize': {
    says: '判決などの執行名義がなければできません。写しを求めてください。それまで執行官は頼むことしかできません。追加費用には上限があり、150ユーロまでの請求では20ユーロで、無料の催促と14日の後だけです。正しい分を払い、残りは書面で争ってください。名義があっても、ベッド、服、冷蔵庫、洗濯機、電話、子どもの物、仕事道具、給料の基本分は守られます。すぐに、遅くとも目録から15日以内に言ってください。',
  },
}
