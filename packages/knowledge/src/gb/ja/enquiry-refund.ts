/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_JA: Words = {
  'gb.ask-consumer.refund-time': {
    says: '欠陥品なら、店は同意した日から14日です。取り消したオンラインの注文なら、品物か、送った証拠を受け取ってから14日です。',
    dependsOn: '返金の理由',
  },
  'gb.ask-consumer.voucher': {
    says: '欠陥品なら、商品券を受け取る必要はありません。返金は、払った方法でしなければなりません。店で買って気が変わっただけなら、店の決まりによります。',
  },
  'gb.ask-consumer.no-receipt': {
    says: '領収書や箱がない、「返金なし」の表示があっても、欠陥品の権利はなくなりません。銀行の明細などの証拠を見せてください。セール品も同じですが、知らされた欠陥は別です。',
  },
  'gb.ask-consumer.return-cost': {
    says: '欠陥なら、返す費用は店が払います。オンラインの注文で気が変わったなら、前に知らされていれば、あなたが払うことがあります。基本の送料は返さなければなりません。',
    dependsOn: '欠陥か、気が変わったか',
  },
}
