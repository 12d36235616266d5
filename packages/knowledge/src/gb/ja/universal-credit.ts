/** Universal Credit: sanctions, hardship payments, advances and migration notices. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIVERSAL_CREDIT_JA: Words = {
  'gb.credit.right-hardship': {
    says: '制裁でUniversal Creditが減る間は、食費・暖房・家賃のための給付（hardship payment）を頼めます。毎月あらためて頼んでください。',
  },
  'gb.credit.right-sanction': {
    says: '制裁の見直しを頼めます。正当な理由を述べ、証拠を送ってください。',
  },
  'gb.credit.hardship-back': {
    says: 'この給付が差し引かれるのは制裁が終わってからです。十分に働いて収入がある月は引かれません。',
  },
  'gb.credit.step-journal': {
    says: '何が必要か、なぜかをjournalに書いてください。写しを取り、電話も記録してください。',
  },
  'gb.credit.advance-loan': {
    says: '前払い（advance）は利息のない貸付です。後の支給から毎月一部が引かれます。',
  },
  'gb.credit.right-advance-less': {
    says: '残りで暮らせないなら、引く額を減らすか休むよう頼んでください。かかる費用を伝えてください。',
  },
  'gb.credit.migration-wants': {
    says: 'これまでの給付は終わります。受け続けるには、手紙にある期限日（deadline day）までにUniversal Creditを申請してください。',
  },
  'gb.credit.right-migration-time': {
    says: '間に合わなければ、期限日の前に手紙の番号に電話してください。病気などの正当な理由があれば、期限を延ばせることがあります。',
  },
  'gb.credit.right-migration-protected': {
    says: '期限内に申請し、前の給付の方が多かった場合、はじめは差額を補う加算が付くことがあります。遅れると、失うことがあります。',
  },
  'gb.credit.migration-step': {
    says: '期限日の前に、GOV.UKからオンラインで申請してください。銀行口座、家賃、貯金、給料の情報を用意しましょう。',
  },
}
