/** The Italian words of the rows in ../enquiry-landlord-enters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_ENTERS_WORDS: Words = {
  'de.ask-home.landlord-enters': {
    says: "Il locatore non può entrare senza il Suo sì e non può tenere una chiave. Per un buon motivo e con avviso deve fargli vedere l'appartamento.",
  },
}
