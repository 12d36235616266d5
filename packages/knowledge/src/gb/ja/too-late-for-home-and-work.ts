/** What can still be done when the day in a letter about a job or a home is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_JA: Words = {
  'gb.late.job-step': {
    says: '不服を出す日は過ぎました。それでも今日送り、遅れたわけを書いてください。雇い主はまだ聞くことがあります。',
  },
  'gb.late.job-acas': {
    says: '今日Acasに連絡してください。審判所への期限は仕事が終わった日から数えます。それも過ぎたなら、遅れた訴えは間に合わせられなかった場合だけ認められます。',
  },
  'gb.late.ni-job-step': {
    says: '不服を出す日は過ぎました。それでも今日送ってください。次にLabour Relations Agencyに電話します。審判所への期限は仕事が終わった日から数えます。',
  },
  'gb.late.order-step': {
    says: '書類の日は過ぎました。まだ住んでいるなら、今日書式N244を裁判所に送ってもらいます。もう出されたなら、今日Shelterと役所に電話し、泊まる所を頼みます。',
  },
}
