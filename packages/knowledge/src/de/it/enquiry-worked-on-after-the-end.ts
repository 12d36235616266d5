/** Questions about people who go on working after a fixed term has ended: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKED_ON_AFTER_THE_END_IT: Words = {
  'de.ask-job.worked-on': {
    says: 'Sì, di solito. Se continua dopo l’ultimo giorno, e il datore lo sa e non si oppone subito, il posto non ha più scadenza. Continua alle stesse condizioni. Tenga prove: turni, compiti, messaggi. Non firmi senza consiglio un nuovo termine retrodatato. Se dicono che è finito, vada al tribunale del lavoro entro tre settimane.',
  },
}
