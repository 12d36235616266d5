/** The Japanese words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_JA: Words = {
  'ca.fact.locked-out': {
    says: '家賃が遅れていても、大家が締め出すことはできません。できるのは命令を持つ裁判所の職員だけです。警察に契約書や請求書を見せて入れるよう頼んでください。オンタリオはRental Housing Enforcement Unit（1-888-772-9277）、他の州は賃貸の役所に緊急命令を。宿代の領収書は請求できます。',
  },
  'ca.fact.repairs-qc': {
    says: '自分で家賃を止めないでください。契約を失うことがあります。写真と期限（多くは10日）を付けた催告書（mise en demeure）を書留で送り、その後住宅審判所に修理・減額・賠償を求めます。家賃を審判所に預ける許可も得られます。市の検査官にも連絡を。',
  },
}
