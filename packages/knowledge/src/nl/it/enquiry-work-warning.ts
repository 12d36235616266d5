/** Questions about a warning at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_IT: Words = {
  'nl.ask.work-warning': {
    says: 'Un richiamo non è un licenziamento. Risponda per iscritto entro una settimana: che cosa è vero, che cosa no e perché. Chieda che la risposta resti nel fascicolo. Se firma, scriva solo per ricevuta.',
  },
}
