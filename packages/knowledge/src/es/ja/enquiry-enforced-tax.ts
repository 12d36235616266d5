/** Questions about a tax debt that is enforced with a surcharge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_JA: Words = {
  'es.ask.apremio': {
    says: '書類の期限内に払えば加算は10％、過ぎると20％と利息です。1～15日に届けば同月20日まで、それ以降は翌月5日までです。最初の通知が届いていない、支払い済み、時効なら、1か月以内に不服を（reposiciónかeconómico-administrativa）。同じ期限内に分割を申し込んでください。差押えはあり得ますが、回答まで売却はできません。',
  },
}
