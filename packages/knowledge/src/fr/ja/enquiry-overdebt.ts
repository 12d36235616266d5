/** The Japanese words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_JA: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'まず家、食べ物、エネルギーに払ってください。書面で毎月の少ない金額を申し出ます。借金が多ければ、無料でBanque de Franceに申請します。',
  },
  'fr.ask-debt.overdebt': {
    says: 'Banque de Franceに、ネットか郵送で申請してください。無料です。受理されると、計画を作る間、最長2年差押えが止まります。口座を持つ権利は残り、仕事に必要な車も普通は残ります。その代わり最長7年FICPに登録され、新しい借入れはできません。',
  },
}
