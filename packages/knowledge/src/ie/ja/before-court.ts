/** What must come before a court claim for a debt, and what it costs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_JA: Words = {
  'ie.debt.warn-court': {
    says: '裁判所の書類が来たら、放っておかないでください。期限内に答えないと、相手はあなたなしで判決を得られます。',
  },
  'ie.debt.know-claim-notice': {
    says: '€15,000までの借金の裁判は、District Courtの請求の通知（claim notice）で始まります。答えるまで28日あります。',
  },
  'ie.debt.right-court-costs': {
    says: 'District Courtは€15,000までの請求を扱います。それより少ない額を上の裁判所で訴えた人は、ほとんどの場合、低いほうの費用だけを受け取ります。',
  },
  'ie.debt.right-mediation': {
    says: '訴える前に、相手の弁護士（solicitor）は調停（mediation）を勧め、そうしたことを裁判所に宣誓しなければなりません。あなたから提案もできます。',
  },
}
