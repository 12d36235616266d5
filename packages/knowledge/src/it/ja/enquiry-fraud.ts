/** Questions about scams and false bills: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'it.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを書面で争ってください。Polizia Postaleに届けます。あなたが認めていないなら、ほとんどの場合、銀行が返さなければなりません。',
  },
  'it.ask.scam-real': {
    says: '押さず、払わないでください。自分で調べた番号で本物の役所に聞くか、オンラインでPolizia Postaleに聞きます。',
  },
  'it.ask.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
}
