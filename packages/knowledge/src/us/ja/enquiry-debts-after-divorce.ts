/** The Japanese words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_JA: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'contempt of court（裁判所侮辱）は、払えるのに払わない人のためのものです。本当に払えないなら、それが反論になります。裁判所は、拘束する前に、いくら払えるかを公正に調べなければなりません。期日には必ず出てください。収入、請求書、求職の証拠を持参し、命令を出した裁判所に今すぐ変更を申し立ててください。払える分は払い、証拠を残してください。',
    dependsOn: '払えたのに払わなかったかどうか',
  },
  'us.fact.divorce-debt': {
    says: 'あなたの名前が口座にあるので、まだ請求できます。離婚（divorce）の命令は銀行を縛りません。裁判の書類には期日までに答え、和解も試みてください。その後、命令を持って離婚の裁判所に戻れば、元配偶者に費用込みで返させることができます。払った証拠を残してください。',
  },
  'us.fact.grandchildren': {
    says: '家庭裁判所にcustodyかguardianshipを申し立ててください。何か月も育てていれば多くの州で認められます。親が同意すれば、委任状（power of attorney）で学校や医師の書類にすぐ署名できます。子どものTANF、SNAP、Medicaidも申し込めます。legal aidは無料です。',
  },
}
