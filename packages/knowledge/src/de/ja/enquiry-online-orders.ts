/** Questions about orders online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_JA: Words = {
  'de.ask-buy.withdraw': {
    says: 'ネット、電話、訪問では14日です。品物なら届いた日からです。店では、欠陥があるか、店が同意したときだけです。',
    dependsOn: 'どうやって買ったか',
  },
  'de.ask-buy.not-delivered': {
    says: '店に、最後の日を書面で伝えてください。その後、取り消して返金を求めます。郵便の危険は店が負います。',
  },
  'de.ask-buy.paid-not-sent': {
    says: '書面で最後の期限を決めてください。2週間ほどです。その後は契約を解除し、全額の返金を求めます。銀行、カード会社、PayPalに、支払いの取り戻しをすぐ頼んでください。偽の店のようですか。それなら今日、ネットで警察に届けてください。',
  },
  'de.ask-buy.return-cost': {
    says: 'ネットで買った物は、届いてから14日以内に返せます。返送の費用を払うのは、店が前もって知らせていたときだけです。店は14日以内に、代金と払った通常の送料を返さなければなりません。',
  },
}
