/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_JA: Words = {
  'gb.work.care-and-skill': {
    says: '事業者が消費者のためにする仕事は、相応の注意と技能で行わなければなりません。そうでなければ、やり直しか値引きが必要です。',
  },
  'gb.work.interest': {
    says: '今の時点で利息を払うのは、契約に書いてある場合だけです。裁判では年8%が普通で、裁判官が決めます。',
    actionable:
      '契約になければ、提案の額に利息を入れないでください。裁判所が加えるのは訴えの後だけです。',
  },
  'gb.work.goods': {
    says: '事業者が消費者に売る物は、相応の品質で説明どおりでなければなりません。違えば、買主は修理、値引き、返金を求められます。',
  },
  'gb.work.as-described': {
    says: '個人どうしの売買では、物が説明と合っていなければなりません。個人の売主は、法律上、品質までは保証しません。',
  },
  'gb.work.misled': {
    says: '事実と違うことを言って売った人は、支払う責任を負うことがあります。信じる十分な理由があれば、負わないことがあります。',
  },
  'gb.work.late-payment': {
    says: '事業者どうしの遅れた請求には、法律で利息と£40、£70、£100のいずれかが加わります。消費者として買った物には加えられません。',
  },
  'gb.work.fair-price': {
    says: 'サービスの値段を決めていなければ、払うのは妥当な額だけです。仕事が悪ければ、減額され、時には払わなくてよいこともあります。',
  },
  'gb.work.private-interest': {
    says: '事業者どうしの取引でなければ、今払うのは約束した利息だけです。裁判では年8%が普通で、裁判官が決めます。',
  },
}
