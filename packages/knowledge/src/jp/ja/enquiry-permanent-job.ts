/** Questions about a job with no end date after five years: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_JA: Words = {
  'jp.ask.permanent-job': {
    says: 'はい。同じ会社との契約が通算5年を超えていれば、今の契約期間中に書面で無期転換を申し込めます。会社は断れず、今の契約が終わった翌日から無期雇用になります。更新しないと言われた後でも、最後の日より前なら間に合います。控えを残してください。あわせて更新を求め、理由の証明書も請求します。派遣の人は派遣元に申し込みます。研究者や定年後の再雇用には特例があります。断られたら総合労働相談コーナーや弁護士へ。',
  },
}
