/** Questions about penalties for driving in a charging zone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_IT: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Ha 28 giorni per pagare o contestare per iscritto. Nei primi 14 giorni è metà prezzo. L’avviso dà i motivi, per esempio: aveva pagato, l’auto non deve nulla, era venduta o rubata. Dopo un no ha 28 giorni per un ricorso gratuito al tribunale (tribunal). Se non fa nulla, la somma sale della metà.',
  },
}
