/** Questions about being dismissed in probation while ill: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_JA: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'その場合も解雇され得ます。試用期間中は二週間の予告だけで、理由は要りません。病気は守りになりません。病気が原因の解雇なら、仕事が終わった後も、病気の間は最長六週間賃金が続きます。新しい仕事の最初の四週間は健康保険が払います。解雇は紙と署名が必要です。妊娠していますか。それなら無効です。すぐ伝えてください。',
  },
}
