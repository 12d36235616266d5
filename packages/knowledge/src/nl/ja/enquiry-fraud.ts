/** Questions about false bills and money sent to swindlers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'nl.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを止めるよう頼んでください。あなたが認めていないなら、ほとんどの場合、銀行が返さなければなりません。警察に届けます。',
  },
  'nl.ask.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
  'nl.ask.blackmail': {
    says: '払わず、これ以上何も送らないでください。メッセージと名前を保存し、相手を遮断し、警察に届けてください。犯罪です。私的な画像の削除はOfflimitsが無料で助けます。',
  },
}
