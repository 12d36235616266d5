/** Questions of workers on a visa who are paid too little: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_IT: Words = {
  'nz.ask.migrant-pay': {
    says: 'Ha gli stessi diritti di paga di tutti qui, qualunque sia il visto. Un capo non può annullare un visto; solo Immigration. Sfruttare chi ha un visto è reato. Annoti le ore, tenga messaggi ed estratti conto. Lo segnali a Employment New Zealand: 0800 200 088. Chieda del visto Migrant Exploitation Protection (fino a sei mesi), per lasciare quel lavoro e cercarne un altro. Può chiedere sei anni di paga.',
  },
}
