/** Questions about an insurer that pays nothing because of gross carelessness: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_NL: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'Nee, ook bij grove schuld mag zij meestal alleen minder betalen, naar hoe zwaar uw schuld is. Zij moet dat bewijzen. Alleen bij een geschonden plicht uit de polis toont u zelf dat het niet grof was. Veel polissen zien hiervan af: lees de uwe. Maak bezwaar, vraag de clausule en de berekening, en stel twee weken. Daarna is de Versicherungsombudsmann gratis; tot € 10.000 bindt hij de verzekeraar. De vloer van de verhuurder is voor uw aansprakelijkheidsverzekering.',
  },
}
