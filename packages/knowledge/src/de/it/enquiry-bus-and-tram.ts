/** Questions about the raised fare for no valid ticket: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_WORDS: Words = {
  'de.ask-debt.no-ticket': {
    says: 'Su bus e tram il supplemento arriva a 60 €. Se aveva un biglietto personale valido, lo mostri entro una settimana: allora al massimo 7 €. Se la macchina era rotta, lo dica con prove. Viaggiare apposta senza pagare può essere reato.',
  },
}
