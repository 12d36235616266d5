/** The Italian words of the rows in ../late-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_IT: Words = {
  'nl.late.right-interest': {
    says: 'Se il contratto non dice un altro tasso, possono aggiungere solo l’interesse di legge (wettelijke rente), per i giorni di ritardo.',
  },
  'nl.late.right-demand': {
    says: 'Per essere in ritardo per legge di solito serve prima una richiesta scritta con un tempo giusto. Non serve se era concordato un ultimo giorno.',
  },
}
