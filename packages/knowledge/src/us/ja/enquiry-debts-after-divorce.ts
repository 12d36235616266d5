/** The Japanese words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_JA: Words = {
  'us.fact.divorce-debt': {
    says: 'あなたの名前が口座にあるので、まだ請求できます。離婚（divorce）の命令は銀行を縛りません。裁判の書類には期日までに答え、和解も試みてください。その後、命令を持って離婚の裁判所に戻れば、元配偶者に費用込みで返させることができます。払った証拠を残してください。',
  },
  'us.fact.grandchildren': {
    says: '家庭裁判所にcustodyかguardianshipを申し立ててください。何か月も育てていれば多くの州で認められます。親が同意すれば、委任状（power of attorney）で学校や医師の書類にすぐ署名できます。子どものTANF、SNAP、Medicaidも申し込めます。legal aidは無料です。',
  },
}
