/** Questions about the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_JA: Words = {
  'be.ask.stay': {
    says: '今すぐ動いてください。外国人のための裁判所（CCE、RvV）には、ほとんどの場合30日、場合によっては10日以下です。手紙に書いてあります。無料の弁護士（pro deo）は数日で見つかります。',
  },
}
