/** The German words of the rows in ../enquiry-private-seller.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SELLER_DE: Words = {
  'es.ask.private-seller': {
    says: 'Ein Verkauf unter Privaten bindet: liefern oder Geld zurück. Nutzen Sie rechtzeitig den Käuferschutz und die Karte. Dann mahnen Sie förmlich. War es von Anfang an Betrug, zeigen Sie es an.',
  },
}
