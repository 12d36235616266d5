/** The Japanese words of the rows in ../enquiry-payment-not-mine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_JA: Words = {
  'ca.ask.card-payment-not-mine': {
    says: '今すぐ銀行に書面で苦情を出してください。ほかの人が使ったクレジットカードでは、払うのはほとんどの場合$50までです。断られるか56日かかったら、無料でOBSIに行けます。',
  },
  'ca.ask.bank-transfer-stolen': {
    says: '自分の支払いではないと、今日、銀行に書面で伝え、お金を求めてください。断られたり56日かかったりしたら、OBSIが無料で決めます。',
  },
  'ca.ask.charges-not-mine': {
    says: 'すぐカード会社に伝えてください。承認していない利用で払うのは、ひどい不注意がないかぎり50ドルまでです。断られたら会社に苦情を出し、次に無料のOBSIへ。',
  },
}
