/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'jp.ask.step-home': { says: '署名せず、先に法テラスに相談します。' },
  'jp.ask.right-home': { says: '普通の賃貸借を終えるには、正当事由が必要です。' },
  'jp.ask.evict': { says: '裁判所なしではできません。裁判所の命令を持つ執行官だけです。' },
  'jp.ask.repairs': {
    says: '写真を付けて、大家か管理会社に書面で伝えてください。修繕は大家の義務です。使えない部分があれば、その分家賃は減ります。相当な期間に直さないときは、自分で修理し費用を請求できます。',
  },
  'jp.ask.landlord-enters': {
    says: '火災や水漏れなどの緊急時を除き、あなたの同意なしには入れません。必要な修繕は、日時を決めたうえで受け入れる義務があります。無断の立入りは認めないと書面で伝え、続くときは警察に相談してください。',
  },
  'jp.ask.water-leak': {
    says: '写真を撮り、すぐ管理会社に伝えて原因を調べてもらってください。上の住人の不注意なら、その人が損害を賠償します。保険で払われることが多いです。古い配管なら、所有者や管理組合の責任です。濡れた物と領収書を残してください。自分の火災保険も使えることがあります。',
  },
}
