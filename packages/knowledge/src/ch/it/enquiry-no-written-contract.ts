/** Questions about a job with no contract on paper: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WRITTEN_CONTRACT_IT: Words = {
  'ch.ask.no-written-contract': {
    says: 'Ha i diritti di un dipendente anche senza carta. Un lavoro concordato a voce, o un lavoro di solito pagato, è un contratto. Salario, quattro settimane di vacanze, termini di disdetta e salario in malattia valgono per legge. Se dura più di un mese, il datore deve scrivere: nomi, inizio, funzione, salario e ore. Conservi messaggi, pagamenti e nomi. La conciliazione è gratuita.',
  },
}
