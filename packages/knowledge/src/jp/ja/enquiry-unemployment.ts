/** Questions about unemployment pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_JA: Words = {
  'jp.ask.job-benefit': {
    says: '離職票を持ってハローワークへ行ってください。会社都合なら7日の待期の後に始まります。自己都合は原則さらに1か月の給付制限があります。離職理由が違うときは、その場で異議を言えます。',
  },
}
