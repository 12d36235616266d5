/** The Dutch words of the rows in ../enquiry-bank-fees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_WORDS: Words = {
  'fr.ask-buy.bank-fees': {
    says: "Behandelkosten (commission d'intervention) zijn hoogstens €8 per keer en €80 per maand. Een geweigerde incasso: hoogstens €20. Kwetsbare klanten betalen minder.",
    dependsOn: 'het soort kosten',
  },
}
