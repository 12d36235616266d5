/** The Japanese words of Switzerland: everyday questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'ch.ask.guarantee': {
    says: 'すぐに書面で売り手に知らせてください。店の品物は、引渡しから2年です。値下げ、新しい物、返金を求められます。ただし、契約が代わりに修理と決めている場合は別です。',
  },
  'ch.ask.unpaid-wages': {
    says: '会社に手紙を書き、支払いの最後の日を決めてください。次に、調停の役所（Schlichtungsbehörde）に行くか、支払命令（Zahlungsbefehl）を始めます。30,000フランまで、この裁判は無料です。',
  },
  'ch.ask.rent-late': {
    says: '家主は先に、書面で30日の期間を置き、契約が終わると警告する必要があります。その間に払えば、家に残れます。その後、立ち退かせることができるのは裁判所だけです。',
  },
  'ch.ask.scam-paid': {
    says: '今すぐ銀行に電話し、支払いを止めるか、取り戻すよう頼んでください。パスワードを変え、メッセージを全部残し、警察に行きます。',
  },
  'ch.ask.bank-liable': {
    says: '口座を止め、すぐ銀行と警察に知らせてください。あなたが頼んでいない支払いは、まず銀行の損失です。暗証を教えたり不注意だったりすると、規約であなたの負担になることが多いです。ただし銀行の重大な不注意は規約でも守られません。書面で求め、次に無料の銀行オンブズマンへ。',
  },
}
