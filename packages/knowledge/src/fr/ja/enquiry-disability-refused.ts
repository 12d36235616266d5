/** Questions about a decision of the MDPH on a disability: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_REFUSED_JA: Words = {
  'fr.ask-debt.disability-refused': {
    says: '決定から2か月以内にMDPHへ書面で不服を申し立ててください（recours administratif préalable）。これをしないと裁判所は扱いません。新しい医師の書類を付け、日常生活への支障を書きます。拒否、または2か月返事がなければ、2か月以内に社会裁判所へ。弁護士は不要です。調停も求められます。',
  },
}
