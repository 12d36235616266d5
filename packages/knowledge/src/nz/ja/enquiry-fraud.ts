/** Questions about fraud, stolen data and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'nz.ask.scam': {
    says: 'クリックせず、払わず、答えないでください。自分で調べた番号で、本物の窓口に確かめてください。Netsafe（0508 638 723）に届けてください。',
  },
  'nz.ask.paid-scam': {
    says: '今すぐ銀行に電話し、支払いを止めるか戻すよう求めてください。警察（105）に届けてください。銀行が断ったら、Banking Ombudsmanに行ってください。',
  },
  'nz.ask.data-breach': {
    says: 'パスワードを変え、銀行に伝え、信用情報を無料で凍結してください。IDCARE（0800 121 068）に電話してください。何が取られたかを聞いてください。',
  },
  'nz.ask.scam-refund': {
    says: '場合によります。すぐに銀行に電話してください。あなたが認めていない支払いは、たいてい返さなければなりません。2025年の終わりからは、あなたが認めた詐欺の支払いも、銀行の決まりで一部が戻ることがあります。書面で求めてください。',
    dependsOn: 'お金がどう出て行ったか、銀行が警告したか',
  },
  'nz.ask.loan-in-my-name': {
    says: '自分のものではないと貸し手に書いてください。すべての信用情報会社（credit reporters）に無料の凍結（freeze）を求め、IDCARE（0800 121 068）に電話してください。警察（105）に届けてください。',
  },
  'nz.ask.card-payment-not-mine': {
    says: '書面で銀行に苦情を言ってください。ほどよく注意していたなら、認めていない支払いはたいてい戻ります。断られたら、無料でBanking Ombudsmanに行ってください。',
  },
  'nz.ask.bank-hacked': {
    says: '今すぐ銀行に電話し、支払いを止めてください。承認していない支払いは、暗証番号などの不注意がなければ、銀行が返すと約束しています。Banking Ombudsmanは無料です。',
  },
}
