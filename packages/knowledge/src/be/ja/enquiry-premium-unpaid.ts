/** Questions about an insurer that refuses because the premium came late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREMIUM_UNPAID_JA: Words = {
  'be.ask.premium-late': {
    says: '保険料の遅れだけで保障は終わりません。保険会社はまず書留か執行官で催告し、15日以上待つ義務があります。保障が止まるのはその後だけです。事故がその前か、すでに払っていたなら支払い義務があります。催告の証拠を求め、次に無料の保険オンブズマンへ。',
    dependsOn: '先に正式な催告があったか',
  },
}
