/** Questions about swindles, false bills and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'be.ask.scam': {
    says: '押さず、払わないでください。suspect@safeonweb.beに転送します。情報を教えたなら、すぐに銀行とCard Stop（078 170 170）に電話してください。',
  },
  'be.ask.bank-refuses': {
    says: 'すぐ銀行とCard Stop（078 170 170）に電話してください。あなたが許していない支払いは、銀行が詐欺か重い不注意を証明しない限り、返さなければなりません。断られたら銀行に書き、次に無料のOmbudsfinに書きます。',
  },
  'be.ask.fake-invoice': {
    says: 'すぐ銀行に電話し、送金の取り戻しを求めてください。警察に届けます。2025年10月9日から、銀行は名前とIBANが合うか確かめなければなりません。確かめなかったなら、返金を求めてください。',
  },
}
