/** Questions about an entry in the debt register for a debt that was paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_IT: Words = {
  'ch.ask.paid-entry': {
    says: 'Chieda per iscritto al creditore di ritirare l’esecuzione all’ufficio: solo così nessuno la vede più. Molti lo fanno dopo il pagamento, alcuni per una piccola somma; la legge non li obbliga. Mandi la prova di pagamento e un modulo pronto. La domanda dopo tre mesi serve solo se aveva pagato prima di ricevere il precetto e ha fatto opposizione. Altrimenti si vede per cinque anni. Mostri la ricevuta al locatore.',
  },
}
