/** The Japanese words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'nz.ask.faulty': {
    says: '店は直さなければなりません。大きな欠陥なら、保証の後でも、返金か新しい物を選べます。',
  },
  'nz.ask.refund-phone': {
    says: '欠陥があるなら、店は修理、交換、返金のどれかをしなければなりません。気が変わっただけでは、権利はありません。証拠を見せ、Consumer Guarantees Actの名を挙げてください。',
    dependsOn: '品物に欠陥があるか',
  },
  'nz.ask.faulty-car': {
    says: '販売店の車は、ふつうに受け入れられる質でなければなりません。修理を求め、欠陥が重ければ返金を求めてください。Motor Vehicle Disputes Tribunalが、$100,000まで決められます。',
  },
  'nz.ask.broken-goods': {
    says: '保証の期間に関係なく、商品は値段に見合う期間もつ必要があります。店に書面で、Consumer Guarantees Actを挙げて無料の修理を求めてください。適切な期間に直せない、直さない、または重い欠陥なら、返金か交換を選べます。それによる損害も請求できます。メーカーに行けとは言えません。断られたらDisputes Tribunalへ。',
  },
}
