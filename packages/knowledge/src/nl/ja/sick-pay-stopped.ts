/** The Japanese words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_JA: Words = {
  'nl.sickpay.want': {
    says: '雇い主が病気中の給料を止めるか、保留しています。これで仕事が終わるわけではありません。',
  },
  'nl.sickpay.reality': {
    says: '給料を止められるのは、合った仕事を断ったなど法律の理由があるときだけです。産業医の診察に行かない場合は、ふつう保留だけです。',
  },
  'nl.sickpay.right-told': {
    says: '雇い主は理由をすぐに知らせる義務があり、そうしないと使えません。保留された給料は、求められたことをすれば支払われます。',
  },
  'nl.sickpay.step-answer': {
    says: '同意できない理由と、健康の許すことはすると今日書いてください。UWVに別の判断（deskundigenoordeel）を求めてください。裁判官はふつうそれを求めます。',
  },
}
