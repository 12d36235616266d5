/** Questions about taxes: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_JA: Words = {
  'ie.ask.tax': {
    says: 'myAccountで確かめてください。分割払い（phased payment）を頼むか、まちがっているなら30日以内に不服を申し立てます。',
  },
  'ie.ask.property-tax': {
    says: '収入が少なければ、Revenueに、延期か分割を頼んでください。どちらにしても、申告は出します。',
  },
  'ie.ask.property-tax-dates': {
    says: 'LPT onlineで日を調べてください。年1回の引落としは、ほとんどの場合3月21日です。毎月の口座振替（direct debit）は15日です。',
  },
}
