/** Questions about scams, false bills and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'fr.ask-debt.scam-sms': {
    says: '詐欺だと考えてください。公の役所は、SMSで支払いやカードの情報を求めません。クリックしないでください。33700に転送し、本当のサイトを自分で打ちます。',
  },
  'fr.ask-debt.scam-bank': {
    says: 'すぐに銀行に伝えてください。あなたが許していない支払いは、銀行が重い不注意を証明しないかぎり、返さなければなりません。銀行の番号をまねた電話では、よくそれに当たりません。',
    dependsOn: '自分で支払いを許したか',
  },
  'fr.ask-debt.tv-fee': {
    says: '2022年に終わりました。今それを求める手紙やメッセージは、おそらく詐欺です。',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
}
