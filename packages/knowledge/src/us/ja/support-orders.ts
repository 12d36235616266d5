/** The Japanese words of the rows in ../support-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUPPORT_ORDERS_JA: Words = {
  'us.support.right-cap': {
    says: '養育費などのために取れるのは、控除の後の給料の最大50%から65%です。別の家族を養っていれば、少なくなります。',
  },
  'us.support.right-notice': {
    says: '額や人がちがうなら、差し引きの命令を争えます。通知の日までにしてください。',
  },
  'us.support.right-change': {
    says: '3年ごとに、または収入が変わればもっと早く、額の見直しを役所に求められます。',
  },
  'us.support.step-now': {
    says: '今、変更を求めてください。裁判所はほとんどの場合、求める前の分を下げられません。',
  },
  'us.support.asked-enforce': {
    says: '州の養育費の役所（child support office）が、給料、税の還付、銀行口座から取れます。そこに申請してください。費用は少しか無料です。',
  },
  'us.support.asked-change': {
    says: '今、裁判所か養育費の役所に、額の変更を求めてください。求める前の分は、ほとんどの場合、下げられません。',
  },
}
