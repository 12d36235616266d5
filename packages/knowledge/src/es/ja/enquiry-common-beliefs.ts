/** Questions that rest on a common belief about visits, fines and health care: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_JA: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'お金と面会は別です。払わない親も子に会う権利があり、会えない親も払う義務があります。面会や額を変えられるのは裁判官だけです。勝手に面会を断ると、罰金や監護を失うことがあります。続けて二か月、または別々に四か月払わないと罪になりえます。払えないときは、すぐ裁判所に減額を求めてください。',
  },
  'es.ask.fine-and-prison': {
    says: '交通違反や役所の罰金では入れられません。払わないと最大20％が加わり、口座や給料が差し押さえられます。刑事裁判所の罰金は別です。払わず財産もないと、日額二回分につき一日になることがあります。多くは社会奉仕に替わります。早めに分割を頼んでください。',
  },
  'es.ask.care-without-papers': {
    says: '病院は診なければなりません。書類がなくてもスペインに住む人には公的医療を受ける同じ権利があり、救急は全員のものです。旅券と居住の証拠（padrónなど）を持って保健センターでカードを頼んでください。2026年からは署名した申告で始められ、仮の書類が出ます。断られたら書面で求め、福祉窓口に行ってください。',
  },
}
