/** Questions about damage that was reported late to the insurer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_JA: Words = {
  'fr.ask-buy.insurance-late': {
    says: '損害は5営業日以内、盗難は2営業日以内に届けます。しかし遅れて保険を失うのは、契約に明記があり、遅れで損害を受けたと保険会社が証明した場合だけです。病気などで届けられなかった日は数えません。条項と証拠を書面で求め、次に無料の保険調停人へ。',
    dependsOn: '契約の条項と遅れによる損害',
  },
}
