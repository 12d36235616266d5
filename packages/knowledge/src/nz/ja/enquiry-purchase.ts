/** Questions about things bought: faults, delivery, private sales and firms that closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'nz.ask.faulty': {
    says: '店は直さなければなりません。大きな欠陥なら、保証の後でも、返金か新しい物を選べます。',
  },
  'nz.ask.cancel': {
    says: '相手が家に来たか電話してきたなら、5営業日あります。ローンにも、短い取消しの期間があります。店で買ったときは、その権利はありません。',
    dependsOn: 'どのように売られたか',
  },
  'nz.ask.not-delivered': {
    says: '品物か返金を、売り手に書面で求めてください。カードで払ったなら、銀行に支払いの取り戻し（chargeback）を求めてください。',
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
  'nz.ask.firm-closed': {
    says: '書面でお金を求め、すぐに銀行に支払いの取り戻し（chargeback）を求めてください。会社が約束を果たせないなら、取り消して返金を請求できます。支払不能（insolvent）なら、清算人（liquidator）に書いてください。',
  },
  'nz.ask.private-sale': {
    says: '個人の売り手も、本当のことを言わなければなりません。うその説明で買ったなら、損害を求めるか取り消せます。まず書面で伝え、次にDisputes Tribunalへ。',
  },
}
