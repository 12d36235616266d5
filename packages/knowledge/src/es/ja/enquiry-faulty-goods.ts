/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'es.ask.guarantee': {
    says: 'はい。新しい物では、売り手が3年間責任を負います。無料で修理か交換をしなければなりません。だめなら、値下げか返金を求めてください。',
  },
  'es.ask.private-seller': {
    says: '個人の間の売買も約束です。渡すか、返金しなければなりません。期限内にサイトの買い手保護とカードの異議を使いましょう。次に正式に請求します。初めからだますつもりなら警察へ。',
  },
  'es.ask.used-car': {
    says: '販売店からなら3年の保証があり、合意があれば短くても1年です。個人からなら、隠れた欠陥に6か月あります。',
    dependsOn: 'だれが売ったか',
  },
}
