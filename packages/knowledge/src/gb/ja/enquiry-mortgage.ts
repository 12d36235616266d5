/** Questions about mortgage arrears and repossession: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_JA: Words = {
  'gb.ask-mortgage.arrears': {
    says: '裁判所なしに家を取ることはできず、それも最後の手段です。すぐに貸し手へ電話し、払える額を申し出ます。残りの期間で滞納を払えるなら、裁判官は止めることができます。審理には必ず行ってください。そこに無料の助言があります。',
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: 'シェリフ裁判所なしに家を取ることはできず、先に返済計画を話し合わなければなりません。すぐに貸し手へ電話し、払える額を申し出ます。当日は裁判所へ行ってください。公正かどうかをシェリフが見ます。',
  },
}
