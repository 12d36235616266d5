/** The Japanese words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_JA: Words = {
  'us.work.step-unemployment': {
    says: '今週、州に失業給付を請求してください。遅れると、お金を失うことがあります。',
  },
  'us.work.step-pay': {
    says: '最後の給料を確かめてください。時間、残業、チップ、州や会社の決まりで払われる休暇です。',
  },
  'us.work.option-severance': {
    says: '給料の上乗せ、健康保険、よい推薦状、やわらかい退職の理由を求めます。',
    title: 'よりよい条件を求める',
    cost: '無料、または弁護士費用',
    time: '署名する前',
    risk: '断られるか、申し出が終わることがあります。',
    bestFor: '退職金（severance）の申し出がある、または請求できるかもしれない場合。',
  },
  'us.work.warning-sign': {
    says: '権利放棄の書類（release）に署名すると、訴える権利を失うことがあります。働いた分の給料は、署名しなくてもあなたのものです。',
  },
}
