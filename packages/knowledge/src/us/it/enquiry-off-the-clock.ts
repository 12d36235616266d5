/** Questions about work off the clock: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFF_THE_CLOCK_IT: Words = {
  'us.ask-work.off-clock': {
    says: "Ogni lavoro che il capo ordina o conosce va pagato, anche dopo la timbratura d'uscita. Oltre 40 ore a settimana è straordinario. Annoti ogni giorno le ore vere e salvi i messaggi. Chieda la paga, o faccia un reclamo gratuito alla Wage and Hour Division, 1-866-487-9243, o all'ufficio del lavoro del suo stato. Il termine è di solito due anni, tre se era voluto. Non possono licenziarla per questo.",
  },
}
