/** Questions about a dismissal after two years or more, with no warning or meeting: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_IT: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: 'Con due anni o più può reclamare per licenziamento ingiusto. Servono una ragione giusta e passi giusti: accuse scritte, udienza, appello. Senza, di solito è ingiusto. Faccia appello per iscritto e chieda le ragioni, dovute in 14 giorni. Chieda il preavviso. Chiami Acas prima del termine: 0300 123 1100.',
  },
}
