/** Questions about a lease that ends at its date: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_JA: Words = {
  'jp.ask.fixed-lease': {
    says: '定期借家が期日に終わるのは、契約の前に「更新がない」と書いた別の書面を渡されて説明を受けたときだけです。それがなければ普通の賃貸として続きます。期間が1年以上なら、大家は終わりの1年前から6か月前までに知らせる必要があり、遅れたときは通知から6か月は住めます。退去させられるのは裁判所だけです。書面を確かめ、法テラスに相談してください。',
    dependsOn: '契約時の書面と通知の時期',
  },
}
