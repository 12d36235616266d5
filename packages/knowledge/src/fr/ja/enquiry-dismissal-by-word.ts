/** The Japanese words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_JA: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'メッセージや電話だけでは足りません。先に面談があり、その後、理由を書いた手紙が必要です。それがなければ、賠償を求められます。労働裁判所（prud’hommes）へは12か月以内です。',
  },
}
