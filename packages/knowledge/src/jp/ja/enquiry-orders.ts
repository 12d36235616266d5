/** Questions about orders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'jp.ask.cooling': {
    says: '訪問・電話は8日、マルチは20日です。通販にはなく、店の返品条件によります。',
    dependsOn: '買い方',
  },
  'jp.ask.not-delivered': {
    says: '1週間などの最後の期限を決めて、書面やメールで求めてください。届かなければ、契約を解除し全額の返金を求めます。カード払いなら、カード会社に支払いの停止を頼みます。振込で返事がないなら偽サイトかもしれません。今日、銀行と警察（#9110）に電話し、次に188へ相談してください。',
  },
  'jp.ask.child-purchase': {
    says: '18歳未満の子が親の同意なしにした契約は取り消せます。小遣いの範囲や、年齢をだましたときは別です。「18歳以上」を押しただけでは、だましたとは限りません。すぐ店やApple、Google、カード会社に、子の年齢と日付を書いて伝えてください。188に相談を。',
  },
}
