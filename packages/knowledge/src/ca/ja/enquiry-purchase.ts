/** Questions about things bought: faults, delivery, returns and firms that closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_JA: Words = {
  'ca.ask.faulty': {
    says: '修理、新しい物、お金のどれかを求められます。店の保証が終わった後でも、品物は普通の品質でなければなりません。先に売り手に手紙を書いてください。',
  },
  'ca.ask.cancel': {
    says: '家の入口で署名したなら、ほとんどの州で10日あります。ジムの契約にも、取り消せる期間があることが多いです。書面で取り消してください。',
    dependsOn: 'どこで署名し、何を買ったか',
  },
  'ca.ask.not-delivered': {
    says: '売り手に手紙を書き、品物か返金を求めてください。カードで払い、返事がないなら、カード会社に支払いの取り消し（chargeback）を頼みます。',
  },
  'ca.ask.broken-goods': {
    says: '店に手紙を書き、何がこわれたかを伝えてください。州の法律では、店の保証の後でも、品物はそれなりの期間もたなければなりません。修理かお金を求め、その後は少額裁判所（small claims court）を使います。',
  },
  'ca.ask.firm-closed': {
    says: '書面でお金を求め、すぐカード会社に支払いの取り消し（chargeback）を頼んでください。会社が破産したなら、債権の届け（proof of claim）を管財人（trustee）に送ります。',
  },
  'ca.ask.return-goods': {
    says: '気が変わっただけなら、店の決まりしだいです。でも欠陥があるか説明とちがうなら、表示に関係なく、法律で請求できます。',
  },
}
