/** Questions about cover that an insurer ends after a claim: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_JA: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'できます。事故の処理が終わってから1か月以内なら、物や賠償の保険は双方が解約できます。保険会社は1か月前に知らせ、その後の保険料を返す必要があります。終わる前に新しい保険を探してください。自分から解約する形にしてもらうと、他社での印象がよくなります。',
  },
}
