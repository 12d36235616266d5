/** The Japanese words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_JA: Words = {
  'us.stop.ssa-want': {
    says: 'Social Securityは、給付が断られた、終わる、または変わることと、その理由を伝えています。',
  },
  'us.stop.ssa-reality': {
    says: '最初に断られることはよくあります。後で、特に裁判官の前の審理で勝つ人が多いです。',
  },
  'us.stop.ssa-right-appeal': {
    says: '60日以内に見直し（reconsideration）を求められます。手紙は5日後に届いたとみなされます。',
  },
  'us.stop.ssa-right-ssi': {
    says: 'SSIが減る、または終わるなら、通知を受けてから10日以内に不服を申し立てれば、最初の決定までお金が続きます。',
  },
  'us.stop.ssa-step': {
    says: 'ssa.govで不服を申し立てるか、Form SSA-561を送ります。医師から新しい書類をもらってください。',
  },
  'us.stop.ssa-option': {
    says: '何がちがうかを言い、証拠を加えます。代わりに新しく申請しないでください。何か月分も失うことがあります。',
    title: '見直しを求める',
    cost: '無料',
    time: '60日以内。SSIを続けるには10日',
    risk: '負けると、続いたお金を返すことがあります。',
    bestFor: '理由に同意できない場合。',
  },
}
