/** Questions about sending back what was bought online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_JA: Words = {
  'es.ask.withdraw-online': {
    says: 'はい。受け取った日から暦日で14日間、理由なしに撤回できます。はっきり書いて証拠を残し、その後14日以内に返送してください。送料は普通あなたの負担です。代金と通常の送料は14日以内に、商品券でなく払った方法で戻ります。遅れたら2倍を求められます。知らされていなければ12か月延びます。',
  },
}
