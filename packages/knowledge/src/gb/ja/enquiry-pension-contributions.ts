/** Questions about pension money that an employer did not pay in: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_JA: Words = {
  'gb.ask-work.pension-unpaid': {
    says: '給与明細と年金の記録を比べてください。給料から引かれた分は、ふつう翌月22日までに年金に入っていなければなりません。雇い主に、いつ払うのか書面で聞いてください。年金の会社に伝え、The Pensions Regulatorに届け出ます。Pensions Ombudsmanは、雇い主に支払いを命じることができます。無料で、期限はふつう3年です。',
  },
}
