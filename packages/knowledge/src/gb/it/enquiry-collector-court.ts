/** Whether a debt collector can go to court, asked without any detail: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_COURT_IT: Words = {
  'gb.ask-debt.collector-court': {
    says: 'Sì, ma non subito. Chi è titolare del debito può fare causa alla County Court. Prima deve mandare una lettera di richiesta (letter of claim) con un modulo di risposta e lasciarle 30 giorni. Un’agenzia che lavora solo per il titolare di solito deve ridargli la pratica. Se arriva una citazione (claim form), risponda in tempo: allora decide un giudice.',
  },
}
