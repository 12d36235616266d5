/** What a nursing home costs under Fair Deal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_DEAL_JA: Words = {
  'ie.care.right-fair-deal': {
    says: 'Fair Deal では収入と財産の一部を払い、残りは国が払います。家を数えるのは3年だけです。見直しか訴えができます。',
  },
}
