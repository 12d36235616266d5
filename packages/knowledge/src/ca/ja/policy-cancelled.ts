/** The Japanese words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_JA: Words = {
  'ca.cover.step-now': {
    says: '今すぐ保険会社に電話してください。払うか足りないものを送れば保険が続くかを聞き、書面でもらいます。',
  },
  'ca.cover.right-notice': {
    says: '書面の通知が何日前に必要かは、州の法律で決まっています。あなたの通知の期間が足りるか確かめてください。',
  },
  'ca.cover.right-refund': {
    says: '会社が保険を早く終わらせるなら、残りの期間の保険料が返ります。',
  },
  'ca.cover.warn-drive': {
    says: '車の保険なら、終わった後は運転しないでください。違反で、高い罰金があります。',
  },
  'ca.cover.step-new': {
    says: '同じ日からの新しい保険を探してください。まちがいだったなら、保険会社に、次に無料のオンブズマン（ombudservice）に苦情を出します。',
  },
}
