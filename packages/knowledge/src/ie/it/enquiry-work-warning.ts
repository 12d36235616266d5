/** Questions about a warning at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_IT: Words = {
  'ie.ask.work-warning': {
    says: 'Devono dirle per iscritto di che si tratta, ascoltarla con un collega o il sindacato, e lasciarle fare appello. Contesti per iscritto e in tempo un richiamo ingiusto. Una piccola mancanza di rado è un motivo giusto per licenziare. Conservi tutte le carte.',
  },
}
