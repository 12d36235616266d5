/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'es.ask.return-online': {
    says: 'ネット、電話、訪問で買ったなら、14日以内に理由なしで取り消せます。店では、店が認めるか、欠陥があるときだけです。',
    dependsOn: '買った場所',
  },
  'es.ask.not-delivered': {
    says: 'ほかの日を決めていなければ、売り手は30日以内に届けます。書面で最後の日を示してください。過ぎたら解除し、全額がすぐ返されます。理由なく遅らせたら、2倍を求められます。',
  },
}
