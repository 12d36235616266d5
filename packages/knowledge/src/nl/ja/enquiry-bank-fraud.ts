/** The Japanese words of the rows in ../enquiry-bank-fraud.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_JA: Words = {
  'nl.ask.bank-impostor': {
    says: 'すぐ銀行に電話し、警察に届けてください。オランダの銀行には、銀行を装った電話の被害者に好意で補償する決まりがあります。警察の届けを添えて書面で求めてください。断られたら苦情を出し、次に無料でKifidへ申し立てられます。',
  },
  'nl.ask.bank-right-refund': {
    says: '許していない支払いは、銀行がすぐ返す義務があります。重大な不注意を銀行が証明したときは別です。13か月以内に知らせてください。',
  },
  'nl.ask.bank-right-kifid': {
    says: '銀行に断られたら、Kifidに申し立てられます。費用はかかりません。',
  },
}
