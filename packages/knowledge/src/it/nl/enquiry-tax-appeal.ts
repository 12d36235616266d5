/** The Dutch words of the rows in ../enquiry-tax-appeal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_APPEAL_NL: Words = {
  'it.ask.tax-appeal': {
    says: 'U hebt 60 dagen na ontvangst voor beroep bij de belastingrechter. Tot € 3.000 hebt u geen advocaat nodig. U kunt ook het kantoor om correctie vragen (autotutela), maar dat stopt de 60 dagen niet. Vraag de rechter de betaling op te schorten als die u zwaar schaadt.',
  },
}
