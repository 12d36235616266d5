/** Questions about damage that was reported late to the insurer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_JA: Words = {
  'fr.ask-buy.insurance-late': {
    says: '届出の期限は契約が定め、最低5営業日、盗難は2営業日です。しかし遅れて保険を失うのは、契約に明記があり、遅れで損害を受けたと保険会社が証明した場合だけです。重い病気など不可抗力なら、保険は残ります。条項と証拠を書面で求め、次に無料の保険調停人へ。',
    dependsOn: '契約の条項と遅れによる損害',
  },
}
