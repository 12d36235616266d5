/** Questions about people who have no home or lose it soon: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_IT: Words = {
  'nl.ask.homeless': {
    says: 'Vada oggi al comune e chieda accoglienza (opvang, Wmo), con figli e documenti; ogni comune deve esaminarlo. Deve aiutare chi ha perso la casa e non ce la fa da solo. Chieda la risposta per iscritto, per opporsi entro sei settimane e andare subito dal giudice. Chieda anche priorità (urgentie), un indirizzo postale e assistenza. Con figli chiami il wijkteam.',
  },
}
