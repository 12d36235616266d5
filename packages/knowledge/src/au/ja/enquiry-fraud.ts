/** Questions about fraud, stolen data and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'au.ask.scam': {
    says: 'クリックしない、払わない、答えないでください。自分で見つけた番号で、本当の役所に確かめます。Scamwatchに知らせてください。',
  },
  'au.ask.paid-scam': {
    says: '今、銀行に電話し、支払いを止めるか戻すよう頼んでください。次にIDCARE（1800 595 160）に電話し、ReportCyberに知らせます。',
  },
  'au.ask.data-breach': {
    says: 'パスワードを変え、信用情報機関に無料の停止（ban）を頼み、IDCARE（1800 595 160）に電話してください。何を取られたか、会社に聞きます。',
  },
  'au.ask.loan-in-my-name': {
    says: '自分のローンではないと、貸し手に書いてください。すべての信用情報機関に無料の停止（ban）を頼み、IDCARE（1800 595 160）に電話します。貸し手が続けるなら、AFCAに苦情を出してください。',
  },
  'au.ask.card-payment-not-mine': {
    says: '銀行に書面で苦情を出してください。暗証番号を教えていなければ、あなたがしていない支払いは、たいてい銀行が負います。30日後か断られた後は、AFCAに無料で行けます。',
  },
}
