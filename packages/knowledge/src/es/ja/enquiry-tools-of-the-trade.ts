/** Questions about the seizure of what a person works with: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOOLS_OF_THE_TRADE_JA: Words = {
  'es.ask.work-tools': {
    says: '仕事に欠かせない物は、価値が借金に比べて小さければ差し押さえられません。なくては働けず価値の低いバンは残ることがありますが、高価な物は取られます。貸主はまず裁判官の決定が必要で、現金や口座が物より先です。自営業の登録、使用の写真、査定などの証拠を残してください。差し押さえられたら、すぐ同じ裁判所に解除を求めてください。弁護士が無料になることもあります。',
  },
}
