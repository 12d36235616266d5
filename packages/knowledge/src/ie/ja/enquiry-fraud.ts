/** Questions about fraud, stolen data and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'ie.ask.scam': {
    says: '押さず、払わず、答えないでください。自分で調べた番号で、本物の役所に確かめます。警察（gardaí）に届けてください。',
  },
  'ie.ask.paid-scam': {
    says: '今すぐ銀行に電話し、支払いを止めるか返すよう頼んでください。次に、警察（gardaí）に届けます。銀行が断ったら、FSPOに行ってください。',
  },
  'ie.ask.data-breach': {
    says: 'パスワードを変え、銀行に知らせてください。何が取られたか会社に聞きます。Data Protection Commissionに無料で苦情を出し、損害の賠償を求められます。',
  },
  'ie.ask.loan-in-my-name': {
    says: '自分のものではないと貸し手に書き、警察（gardaí）に届けてください。だれかがあなたの名前を使っているという知らせを、Central Credit Registerに載せてもらえます。',
  },
  'ie.ask.card-payment-not-mine': {
    says: '銀行に書面で苦情を出してください。ほとんどの場合、次の営業日までに返さなければならず、不注意だと言うなら証明が必要です。次に、無料のFSPOに行きます。',
  },
}
