/** Questions about a visa that was refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_JA: Words = {
  'nz.ask.visa-declined': {
    says: 'ニュージーランドにいて有効なビザがあれば、14日以内に1回、見直し（reconsideration）を求められます。居住ビザなら、たいてい42日以内に不服を申し立てられます。国外なら、申請し直してください。',
  },
}
