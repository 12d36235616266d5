/** Questions about scams: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'es.ask.scam-paid': {
    says: '今すぐ銀行に電話し、認めていない、またはだまされたと伝えてください。警察に届けます。認めていない支払いは、ほとんどの場合、銀行が返さなければなりません。',
  },
  'es.ask.scam-real': {
    says: '押さず、払わないでください。自分で調べた番号で本物の役所に聞くか、無料の017に電話します。',
  },
}
