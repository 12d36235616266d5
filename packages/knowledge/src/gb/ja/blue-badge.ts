/** A Blue Badge that was refused or taken away: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BLUE_BADGE_JA: Words = {
  'gb.badge.right-again': {
    says: 'なぜか書面で役所に聞き、新しい医師の証拠で見直しを頼みます。その後は役所の苦情と Local Government Ombudsman があります。',
  },
}
