/** Questions about goods that came too late, a promised refund, and customers who do not pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROMISES_TO_CUSTOMERS_JA: Words = {
  'gb.ask-consumer.came-too-late': {
    says: 'ネットや電話で注文したなら、届いてから14日までは、ほとんどの場合理由なしに取り消せます。書面で伝えて送り返せば、代金と通常の送料が14日以内に戻ります。その日が双方にとって欠かせなかったなら、間に合わなかったことを理由に注文を終わらせられます。速くなかった速達の追加料金も戻ります。「返金なし」の規約があっても変わりません。あなた用に作られた品は14日の対象外です。',
  },
  'gb.ask-consumer.promised-refund': {
    says: '大切なのは予約した時の約束です。会社は後から条件を変えられず、払うべきお金の代わりのクーポンを受け取る必要はありません。書面での約束が証拠になります。「14日以内に返金がなければ訴える」と書いてください。カードで払ったなら、今すぐ銀行にチャージバックを頼みます。クレジットカードで £100 を超えるなら、カード会社に請求できます。その後は少額の裁判（small claim）です。',
  },
  'gb.ask-trade.customer-wont-pay': {
    says: 'した仕事については、ほとんどの場合、決めた代金を請求できます。欠陥があれば、直す費用を引くことが認められます。請求書と写真を付けて請求の手紙（letter of claim）を送ります。個人の客には30日の返事の期間があります。その後、6年以内にオンラインで訴えます。£10,000 までは少額の裁判です。客の家で結んだ契約では、14日間取り消せることを書面で伝えておく必要があり、ないと減額か、もらえないことがあります。',
  },
}
