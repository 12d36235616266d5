/** The Japanese words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_JA: Words = {
  'es.ask.home-deposit': {
    says: '書面でarras penitenciales（1454条）とされていれば、やめた売り手は2倍を払い、あなたがやめれば失います。そうでなければ、売買を求めるか、終えてお金と損害を求められます。ブロファックスで伝えてください。',
  },
}
