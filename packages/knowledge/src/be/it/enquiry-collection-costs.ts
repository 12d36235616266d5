/** Questions about the costs that a collector adds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_IT: Words = {
  'be.ask.costs': {
    says: 'Il primo sollecito è gratis e dà 14 giorni. Senza, non sono dovuti costi. Poi al massimo 20 € fino a 150 €, 30 € più 10 % fino a 500 €, 65 € più 5 % oltre. Possono aggiungersi interessi, se lo dice il contratto. Spese di pratica no. Paghi la fattura stessa e contesti il resto per iscritto. Solo una sentenza permette di pignorare.',
    dependsOn: 'la somma che deve',
  },
  'be.ask.already-paid': {
    says: 'Non paghi una seconda volta. Mandi oggi all’ufficiale (huissier) e al creditore la prova del pagamento con la data, e scriva che contesta. Chieda se c’è una sentenza. Senza sentenza o altro titolo non può pignorare nulla. Se c’è, chieda un conteggio: possono restare spese e interessi. Se pignora lo stesso, decide il giudice dei sequestri (juge des saisies).',
  },
}
