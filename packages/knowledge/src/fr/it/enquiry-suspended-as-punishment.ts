/** Questions about days without pay as a punishment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_AS_PUNISHMENT_IT: Words = {
  'fr.ask-work.suspension-days': {
    says: 'Giorni senza paga come punizione richiedono prima un colloquio e poi una lettera con i motivi. Devono essere nel regolamento interno (règlement intérieur) con durata massima. L’azienda ha due mesi da quando sa i fatti. Una colpa si punisce una volta sola e le multe sono vietate. Contesti per raccomandata. Il tribunale del lavoro può annullare e ridare la paga: ha due anni.',
  },
}
