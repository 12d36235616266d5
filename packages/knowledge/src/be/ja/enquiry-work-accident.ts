/** Questions about an accident at work that the insurer does not accept: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ACCIDENT_JA: Words = {
  'be.ask.work-accident': {
    says: '書面で答え、理由を求めてください。仕事中の突発的な出来事でけがをしたなら労災と推定されます。出来事とけがを、証人と診断書で示します。Fedrisは無料で調べます。健康保険に知らせれば、その間支払われます。労働裁判所へは3年以内、費用はかかりません。労働組合に相談を。',
  },
}
