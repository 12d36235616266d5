/** Questions about unpaid time on the road between jobs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_IT: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'Sì. Il tempo di viaggio da un cliente all’altro conta per il salario minimo. Non conta la strada da casa al primo cliente e il ritorno. Divida la paga per tutte queste ore: dai 21 anni non può scendere sotto £12.71. Chieda per iscritto ciò che manca, poi chiami Acas: 0300 123 1100. Ci sono termini.',
  },
}
