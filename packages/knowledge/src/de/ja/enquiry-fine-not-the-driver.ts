/** Questions about a fine when another person drove: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_JA: Words = {
  'de.ask-buy.fine-not-driver': {
    says: '運転の罰金を払うのは運転した人だけで、持ち主ではありません。黄色い封筒の日付から2週間以内に、理由なしで書面の異議（Einspruch）を出し、運転していないとだけ言います。だれが運転したかは役所が証明します。自分や近い家族を責める必要はありません。聞き取りの用紙には自分のデータだけを書きます。運転者が見つからないと、運転記録を命じられることがあります。ちがう人の名を出してはいけません。',
  },
}
