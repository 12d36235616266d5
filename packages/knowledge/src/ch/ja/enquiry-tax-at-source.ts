/** Questions about tax at source and a tax return that was forgotten: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AT_SOURCE_JA: Words = {
  'ch.ask.tax-at-source': {
    says: '翌年の3月31日までに州の税務署へ申請してください。過ぎると失われます。税率・子・金額の誤りなら訂正を、第3の柱・借金・保育などの控除なら事後の通常課税を求めます。一度選ぶと翌年以降も続くので、よく考えてください。給与証明と証拠を付けます。年収12万フラン以上なら自動的に行われます。',
  },
  'ch.ask.return-forgotten': {
    says: '書類が足りなくても今すぐ提出し、遅れた理由を書いてください。督促の期日前に延長を頼めます（多くの州はネットでも可）。黙っていると税務署が多めに見積もり、普通1,000フランまでの過料を科します。見積もりと過料には、申告書一式を付けて30日以内に異議を出せます。病気や困窮なら証拠と一緒に書いてください。',
  },
}
