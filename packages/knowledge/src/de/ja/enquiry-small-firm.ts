/** Questions about a dismissal in a small firm: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_FIRM_JA: Words = {
  'de.ask-job.small-firm': {
    says: '従業員が10人以下なら、多くの場合理由は要りません（パートは割合で数えます）。最初の6か月も同じです。ただし紙と本人の署名、予告期間の全部が必要です。妊婦と重度障害者は守られ、仕返しの解雇は許されません。そうした誤りを争うにも、労働裁判所へは3週間しかありません。',
    dependsOn: '会社の人数とあなたの立場',
  },
}
