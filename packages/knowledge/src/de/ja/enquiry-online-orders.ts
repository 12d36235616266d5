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
  'de.ask-buy.sale-goods': {
    says: 'はい、できます。ネットで買った物は、届いてから14日以内なら理由なしで撤回でき、セール品も例外ではありません。それを禁じる文は無効です。例外は、注文製作品や衛生シールを開けた物などわずかです。はっきり書面で伝え、14日以内に返送します。店は14日以内に、最初の送料も含めて返金しなければなりません。',
  },
}
