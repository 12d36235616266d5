/** Questions about bad treatment by a doctor: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_JA: Words = {
  'es.ask.medical-error': {
    says: 'すぐ診療記録の写しを求め、別の医師に見てもらいましょう。公立病院には、1年以内に請求します。私立は事情によるので、やはり1年以内に書面を送りましょう。',
  },
}
