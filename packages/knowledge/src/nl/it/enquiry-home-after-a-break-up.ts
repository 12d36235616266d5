/** Questions about the rented home after a break-up: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_IT: Words = {
  'nl.ask.not-on-lease': {
    says: 'Se siete sposati o partner registrati e ci abita, è coinquilino per legge, anche senza nome nel contratto. Nel divorzio il giudice può dire chi resta. Solo convivenza? Allora servono due anni e una richiesta al proprietario o al giudice. Agisca prima di uscire.',
  },
}
