/** Questions about tax that is due and the NHK fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_WORDS: Words = {
  'jp.ask.tax': {
    says: '差押えの前に役所へ電話し、猶予や分割を求めます。収入と支出を伝えます。',
    dependsOn: '収入と税の種類',
  },
  'jp.ask.nhk': {
    says: '受信できる機器がなければ契約は不要で、解約もできます。5年より前の受信料は時効を主張できますが、払う前に言う必要があります。',
    dependsOn: 'NHKを受信できる機器があるかどうか',
  },
  'jp.ask.late-return': {
    says: '遅れても、今すぐ申告してください（期限後申告）。調査の通知前なら加算税は軽く、1か月以内ならふつうかかりません。延滞税はかかります。払えなければ猶予や分割を相談してください。',
  },
}
