/** Unemployment benefit paid by mistake: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBSEEKER_OVERPAYMENT_JA: Words = {
  'fr.public.benefit-jobseeker': {
    says: '2か月以内に、France Travailに争ってください。ほとんどの場合、お金を引いてよいのは、あなたが争わないときだけです。',
  },
  'fr.public.benefit-jobseeker-three': {
    says: '失業給付を返すよう求められるのは3年です。不正があれば10年です。',
  },
}
