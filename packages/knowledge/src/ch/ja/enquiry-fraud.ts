/** Questions about swindles and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'ch.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを止めるか、取り戻すよう頼んでください。パスワードを変え、メッセージを全部残し、警察に行きます。',
  },
  'ch.ask.bank-liable': {
    says: '口座を止め、すぐ銀行と警察に知らせてください。あなたが頼んでいない支払いは、まず銀行の損失です。暗証を教えたり不注意だったりすると、規約であなたの負担になることが多いです。ただし銀行の重大な不注意は規約でも守られません。書面で求め、次に無料の銀行オンブズマンへ。',
  },
}
