/** The Japanese words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_JA: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: '2018年11月16日より前に人が住んでいた家なら、たいてい年の基準（最大2.5%）を超えて払う必要はありません。超えるにはBoardの命令が要ります。書式N1で90日前の通知と、前回から12か月も必要です。今の家賃を払い続け、書面で伝えてください。誤った値上げを1年払うと有効になることがあります。',
  },
  'ca.fact.rent-refused-qc': {
    says: '値上げに応じる必要も、出る必要もありません。通知から1か月以内に「値上げは断り、契約は更新する」と書面で答えてください。黙っていると承諾とみなされます。その後大家は1か月以内に審判所に家賃を決めてもらえます。証拠の残る方法で送りましょう。築5年以内の住宅は対象外のことがあります。',
  },
  'ca.fact.rent-new-building-on': {
    says: '2018年11月15日より後に初めて人が住んだ家には年の上限がなく、大幅な値上げも許されます。ただし書式N2で90日前の書面の通知と、前回から12か月が必要です。メッセージや短い通知は無効です。元の家賃を期限どおり払い、理由を書面で伝えてください。後で正しい書式が来ることもあるので、交渉し、legal clinicに相談を。出る必要はありません。',
  },
}
