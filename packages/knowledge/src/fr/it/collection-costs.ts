/** Costs that a collector adds to a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_COSTS_WORDS: Words = {
  'fr.debt.step-no-extra': {
    says: 'Paghi solo il debito e gli interessi che il contratto permette. Tolga le spese di recupero.',
  },
  'fr.debt.right-no-costs': {
    says: 'Le spese di recupero senza un ordine del tribunale sono del creditore, non Sue. Una clausola contraria non vale.',
  },
  'fr.debt.insight-fees': {
    says: 'La lettera aggiunge spese. Senza un ordine del tribunale queste spese non le paga Lei.',
    actionable: 'Chieda solo il debito, e citi l’articolo L. 111-8 del codice dell’esecuzione.',
  },
  'fr.debt.charge-collection': {
    name: 'Spese di recupero senza un ordine del tribunale',
    says: 'Non deve spese di recupero prima di un ordine del tribunale.',
  },
  'fr.debt.element-law': {
    name: 'Le parole dell’articolo L. 111-8 sulle spese',
    says: 'Chi riscuote deve stampare la regola che le spese sono del creditore.',
    ifMissing: 'Non vediamo l’articolo L. 111-8. Ricordi loro che le spese non sono Sue.',
  },
}
