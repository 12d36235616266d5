/** Questions about fraud, stolen data and payments that nobody allowed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_JA: Words = {
  'ca.ask.scam': {
    says: 'クリックせず、払わず、答えないでください。自分で調べた番号で、本当の役所や会社に確かめます。Canadian Anti-Fraud Centre、1-888-495-8501に知らせてください。',
  },
  'ca.ask.paid-scam': {
    says: '今すぐ銀行に電話し、支払いを止めるか戻すよう頼んでください。パスワードを変えます。警察と1-888-495-8501に知らせます。',
  },
  'ca.ask.data-breach': {
    says: 'パスワードを変え、銀行に伝え、EquifaxとTransUnionの信用情報に詐欺の警告（fraud alert）をつけてください。何が取られたか、会社に聞きます。',
  },
  'ca.ask.loan-in-my-name': {
    says: '自分の借金ではないと貸し手に書き、証拠を求めてください。警察と1-888-495-8501に知らせます。EquifaxとTransUnionに詐欺の警告（fraud alert）を頼みます。',
  },
}
