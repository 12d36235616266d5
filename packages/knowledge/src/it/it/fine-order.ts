/** The Italian words of the rows in ../fine-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_WORDS: Words = {
  'it.fine-order.rights': {
    says: 'Può pagare, chiedere le rate, o fare opposizione al giudice entro 30 giorni.',
  },
  'it.fine-order.reality': {
    says: 'L’ufficio ha deciso. Un giudice può ancora annullare l’ordinanza o ridurre la somma.',
  },
  'it.fine-order.right-late': {
    says: 'Controlli le date. Il Prefetto deve decidere in tempo: di solito 180 o 210 giorni dal ricorso. Dopo, il ricorso si considera accolto.',
  },
  'it.fine-order.option-judge': {
    says: 'Lo depositi al giudice di pace del luogo del fatto, con l’ordinanza e le prove. Chieda di sospendere il pagamento.',
    title: 'Fare opposizione al giudice',
    cost: 'Un contributo da 43 €, senza avvocato.',
    time: '30 giorni dalla notifica.',
    risk: 'L’ordinanza si riscuote se il giudice non la sospende.',
    bestFor: 'L’ordinanza è tardiva, senza motivi, o il fatto è sbagliato.',
  },
  'it.fine-order.option-parts': {
    says: 'Scriva all’autorità che l’ha firmata e dimostri la difficoltà economica.',
    title: 'Chiedere le rate',
    cost: 'La somma, in rate mensili.',
    time: 'Lo chieda entro i 30 giorni.',
    risk: 'Una rata saltata rende dovuto tutto.',
    bestFor: 'L’ordinanza è giusta e mancano i soldi.',
  },
}
