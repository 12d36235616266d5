/** The Japanese words of Italy: first questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_JA: Words = {
  'it.ask.landlord-letter-out': {
    says: '手紙で契約は終わりません。家主には、正しい日の6か月前の予告と、立ち退かせるための裁判官が必要です。署名しないでください。借り手の組合に相談します。',
  },
  'it.ask.seize-without-judge': {
    says: '民間の取立業者は、債務名義（多くは裁判所のもの、手形も含む）とprecettoがなければ何も差し押さえられません。脅したり雇い主に知らせたりもできません。プリペイドカードで払わないでください。契約書、債権譲渡の証拠、明細を書面で求め、上乗せ費用は争いましょう。脅しはGaranteとAGCMに通報を。税の徴収機関は別で、裁判官は不要です。',
  },
}
