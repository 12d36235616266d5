/** Debts with rights of their own: sold debts, phone and internet, damage that an insurer paid, small claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_JA: Words = {
  'au.debt.right-small-costs': {
    says: '小さい請求では、たいてい、それぞれが自分の弁護士の費用を払います。州の限度額を聞いてください。',
  },
  'au.debt.right-phone': {
    says: '電話会社は、止める前に、支払いの助けを示さなければなりません。しなかったなら、Telecommunications Industry Ombudsmanに無料で苦情を言えます。',
  },
  'au.debt.right-sold': {
    says: '借りは売られました。書面の通知（notice of assignment）と契約書を求めてください。最初の貸し手に言えた反論は、すべて今も言えます。',
  },
  'au.debt.right-insurer-recovers': {
    says: '損害のお金を保険会社に払えないなら、そう伝えてください。業界の規則により、少額払いや一時停止など、困っている人を助けるよう求められています。',
  },
}
