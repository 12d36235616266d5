/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_JA: Words = {
  'ca.ask.repossession': {
    says: '通知の期限が終わる前に貸し手へ電話し、計画を提案してください。ほとんどの州では、売る前に警告しなければなりません。多く払った後は、裁判所が必要なことがあります。',
  },
  'ca.ask.foreclosure': {
    says: '今すぐ動いてください。貸し手は先に通知を送り、追いつくための日数を与えなければなりません。たとえばオンタリオ州は35日、ケベック州は60日です。銀行に困ったときの助け（hardship）を頼み、弁護士に会ってください。',
  },
  'ca.ask.payday-on': {
    says: 'オンタリオ州では、2営業日以内なら理由なく取り消せます。受け取った額を返せば、貸し手は何も請求できません。書面で行い、受領証を保管してください。借り続ける場合の費用は$100につき最大$14で、3回目の借入れの後は分割払いを求められます。断られたらConsumer Protection Ontario（1-800-889-9768）に電話してください。',
  },
}
