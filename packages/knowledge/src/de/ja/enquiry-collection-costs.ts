/** Questions about the costs that a collection firm adds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_JA: Words = {
  'de.ask-debt.collector-costs': {
    says: 'この費用を払うのは、請求が正しく、支払いが遅れたときだけです。争いのない50ユーロまでの請求では最も高くて58.48ユーロ、500ユーロまででは95.60ユーロです。多くはずっと少なくなります。正しい分を払い、残りは書面で争ってください。',
  },
}
