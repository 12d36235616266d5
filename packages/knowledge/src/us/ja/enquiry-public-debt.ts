/** Questions about tickets and about benefits that are asked back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_JA: Words = {
  'us.ask-debt.ticket': {
    says: '違反切符の日までに、払うか、無罪（not guilty）を主張して審理を求めてください。写真と領収書を持っていきます。過ぎると、手数料や免許を失うことがあります。',
  },
  'us.ask-debt.overpayment': {
    says: '自分のせいでなく払えないなら免除（waiver、SSA-632）を求めてください。額が違うなら60日以内に異議（SSA-561）を出します。30日以内に求めれば、決定までたいてい差し引かれません。毎月の返済を減らすよう頼むこともできます。役所の誤りは有利ですが、それだけでは消えません。',
  },
}
