/** Questions about sending back what was bought online: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_JA: Words = {
  'it.ask.withdraw-online': {
    says: 'はい。受け取った日から14日間、理由なしに撤回できます。売主にはっきり書き、証拠を残してください。その後14日以内に返送し、送料は普通あなたの負担です。代金と通常の送料は14日以内に、商品券でなく払った方法で戻ります。この権利を知らされていなければ12か月延びます。',
  },
}
