/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'it.ask.guarantee': {
    says: '店やメーカーが1年と言っても、売り手は2年間責任を負い、メーカーに行けとは言えません。無料で修理か交換をしなければなりません。最初の1年は、初めからの不具合とみなされます。だめなら、値下げか返金を求めてください。PECか書留で書きましょう。',
  },
  'it.ask.private-seller': {
    says: '個人の間の売買も約束です。渡すか、返金しなければなりません。期限内にサイトの買い手保護とカードの異議を使いましょう。次に正式に請求します。初めからだますつもりなら警察へ。',
  },
  'it.ask.used-car': {
    says: '販売店からなら保証は2年で、合意があれば短くても1年です。個人からなら、隠れた欠陥を見つけてから8日以内に知らせ、1年以内に訴えます。',
    dependsOn: 'だれが売ったか',
  },
}
