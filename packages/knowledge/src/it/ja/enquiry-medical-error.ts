/** Questions about bad treatment by a doctor: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAL_ERROR_JA: Words = {
  'it.ask.medical-error': {
    says: '診療記録を求めましょう。7日以内に出ます。別の医師と弁護士に会います。病院には10年、医師には多くの場合5年です。訴える前に、裁判所の鑑定か調停が必要です。',
  },
}
