/** Questions about a purchase at a fair: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_JA: Words = {
  'fr.ask-buy.fair': {
    says: '見本市での購入に撤回権はなく、売主は事前に掲示と契約書で知らせる義務があります。しかしそのためにローンを組みましたか。14日以内に書面でローンを撤回すれば、売買も無料で終わります。すぐの引渡しを書面で求めた場合は、3日以内に限ります。知らされていなかったり、偽の会場価格で誘われたりしたなら、契約を争えます。今日、書留で書いてください。',
    dependsOn: '会場でローンを組んだか',
  },
}
