/** Questions about an office that does not answer: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_JA: Words = {
  'de.ask-benefit.no-answer': {
    says: '期限を書いて、決定と前払い（Vorschuss）を書面で求めてください。生活費がないときは、すぐ社会裁判所へ。急ぎの命令（einstweilige Anordnung）は無料で早く出ます。6か月返事がなければ、無料で訴えられます（Untätigkeitsklage）。申請した証拠を残してください。',
  },
}
