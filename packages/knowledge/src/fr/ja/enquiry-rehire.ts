/** Questions about a firm that hires again after an economic dismissal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REHIRE_JA: Words = {
  'fr.ask-work.rehire': {
    says: 'すぐ同じ職に採用するのは、経済的理由が偽りかもしれない証拠です。日付入りの求人を保存してください。1年間、求めればあなたに合う職への優先権があります。今、書留で書いてください。会社が無視すれば普通1か月分以上の給料を払う義務があります。解雇自体は12か月以内に労働裁判所で争えます。',
  },
}
