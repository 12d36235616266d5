/** Questions about a bank that does not give back what a fraud took: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_BANK_REFUSES_JA: Words = {
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'だれが支払いをしたか',
    says: 'まだ終わりではありません。銀行は、あなたが許していない支払いを次の営業日までに返す義務があります。重い不注意は銀行が証明します。コードやアプリの承認だけでは証明になりません。2024年に最高裁は、銀行の番号が表示された事件で重い不注意を認めませんでした（23-16.267）。被害届と通話の記録を付け、書留で書きます。資金の呼び戻しも求めます。断られるか2か月たったら、無料の調停人、その後裁判所です。「取り戻す」と言う業者には払わないでください。',
  },
}
