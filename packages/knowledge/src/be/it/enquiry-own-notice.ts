/** Questions about the notice of a worker who leaves: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_IT: Words = {
  'be.ask.own-notice': {
    says: 'Se va via lei: una settimana nei primi tre mesi, poi due. Da sei mesi tre, da un anno quattro, da 18 mesi cinque. Da due anni sei, da quattro sette, da cinque nove, da sei dieci. Da sette dodici, da otto 13. Se il contratto è iniziato dal 1° agosto 2026 in poi, vale una settimana per sei mesi. Parte il lunedì dopo. Di solito perde la disoccupazione, salvo una volta dopo dieci anni di lavoro.',
  },
}
