/** The Japanese words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_JA: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'まず家、食べ物、エネルギーに払ってください。書面で毎月の少ない金額を申し出ます。借金が多ければ、無料でBanque de Franceに申請します。',
  },
  'fr.ask-debt.overdebt': {
    says: 'Banque de Franceに、ネットか郵便で申請してください。無料です。認められると、計画を作る間、最長2年差押えは止まります。',
  },
}
