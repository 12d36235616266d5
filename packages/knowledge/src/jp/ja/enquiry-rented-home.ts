/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'jp.ask.step-home': { says: '署名せず、先に法テラスに相談します。' },
  'jp.ask.right-home': { says: '普通の賃貸借を終えるには、正当事由が必要です。' },
  'jp.ask.evict': {
    says: '契約に何と書いてあっても、裁判なしに鍵を替えたり荷物を出したりすることは違法です。退去させられるのは、判決を持つ執行官だけです。されそうなら警察を呼び、証拠を残してください。損害賠償も請求できます。ただし3か月ほどの滞納で裁判になることがあります。今すぐ書面で分割払いを申し出て、市区町村の自立相談支援機関に住居確保給付金を相談してください。',
  },
  'jp.ask.landlord-enters': {
    says: '火災や水漏れなどの緊急時を除き、あなたの同意なしには入れません。必要な修繕は、日時を決めたうえで受け入れる義務があります。無断の立入りは認めないと書面で伝え、続くときは警察に相談してください。',
  },
  'jp.ask.water-leak': {
    says: '写真を撮り、すぐ管理会社に伝えて原因を調べてもらってください。上の住人の不注意なら、その人が損害を賠償します。保険で払われることが多いです。古い配管なら、所有者や管理組合の責任です。濡れた物と領収書を残してください。自分の火災保険も使えることがあります。',
  },
}
