/** Questions about an insurer that pays nothing because of gross carelessness: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_NL: Words = {
  'ch.ask.gross-negligence': {
    says: 'Nee, bij grove schuld mag zij meestal alleen minder betalen, naar uw schuld. Bij lichte schuld moet zij alles betalen. Zij moet de schuld bewijzen. Schrijf dat u het niet eens bent, vraag de clausule en de berekening, en stuur bewijs. Sommige polissen zien hiervan af: lees de uwe. Daarna is de ombudsman gratis. Na vijf jaar verjaart het.',
  },
}
