/** Debts that were sold: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_JA: Words = {
  'it.debt.who-buyer': {
    says: '債権が売られたと書いてあります。新しい持ち主は支払いを求められますが、力が増えるわけではありません。証拠を求めてください。',
  },
  'it.debt.right-sold-proof': {
    says: '債権が売られたなら、知る前の支払いは数えられます。新しい持ち主にも同じ反論を使えます。',
  },
  'it.debt.insight-block-sale': {
    says: '多くの債権がまとめて売られたとき、官報の知らせだけでは、あなたの分が入っている証明にならないことがあります。',
    actionable: '証書と、あなたの借金を書いた一覧を求めてください。',
  },
  'it.debt.right-same-defences': {
    says: '新しい債権者にも、支払済み、古すぎる、金額の誤りなど、前と同じことを言えます。',
  },
}
