/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_JA: Words = {
  'gb.ask-consumer.scam-paid': {
    says: '今すぐ、159かカードの番号で銀行に電話してください。2024年10月7日以降のイギリス国内の銀行振込なら、銀行は原則として£85,000まで返さなければなりません。その後、詐欺を届け出ます。',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'はい、2024年10月7日以降のイギリス国内の銀行振込なら、原則として£85,000まで返します。今すぐ、159かカードの番号で銀行に電話してください。その後、詐欺を届け出ます。',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: '書面で銀行に苦情を出してください。重大な不注意だったと銀行が示さなければならず、あなたの健康やストレスも考えます。最終回答の後、6か月以内にオンブズマン（Ombudsman）に無料で行けます。',
  },
  'gb.ask-consumer.scam-real': {
    says: 'メッセージからリンクを押す、電話する、払うことはしないでください。本物の会社を自分で調べて聞きます。詐欺のSMSは7726へ、メールはreport@phishing.gov.ukへ送ってください。',
    dependsOn: '本物の会社が認めるか',
  },
}
