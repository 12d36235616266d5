/** Questions about orders online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_JA: Words = {
  'de.ask-buy.withdraw': {
    says: 'ネット、電話、訪問では14日です。品物なら届いた日からです。店では、欠陥があるか、店が同意したときだけです。',
    dependsOn: 'どうやって買ったか',
  },
  'de.ask-buy.return-cost': {
    says: 'ネットで買った物は、届いてから14日以内に返せます。返送の費用を払うのは、店が前もって知らせていたときだけです。店は14日以内に、代金と払った通常の送料を返さなければなりません。',
  },
}
