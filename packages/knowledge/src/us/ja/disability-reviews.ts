/** The Japanese words of the rows in ../disability-reviews.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_REVIEWS_JA: Words = {
  'us.review.want': {
    says: 'Social Securityは、あなたの健康を見直し、給付を終わらせようとしています。',
  },
  'us.review.right-keep': {
    says: '手紙を受け取って10日以内に求めれば、不服の間も支払いを続けられます。負けたときは、返すことになるかもしれません。',
  },
  'us.review.right-better': {
    says: '給付を終わらせられるのは、ほとんどの場合、健康が良くなり働けるという証拠があるときだけです。不服は60日以内に出せます。',
  },
  'us.review.step': {
    says: '今すぐForm SSA-789を出し、支払いを続けてほしいと書いてください。医師に新しい報告書を、法律扶助（legal aid）に助けを求めてください。',
  },
}
