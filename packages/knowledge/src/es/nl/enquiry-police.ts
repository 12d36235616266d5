/** The Dutch words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_NL: Words = {
  'es.ask.police-phone': {
    says: 'Om in uw telefoon te kijken heeft de politie uw ja of een bevel van een rechter nodig. Alleen bij spoed mag zij eerst kijken, en moet het binnen 24 uur aan een rechter melden. U hoeft uw pincode niet te geven. Zeg rustig dat u niet akkoord bent en vraag een advocaat.',
  },
}
