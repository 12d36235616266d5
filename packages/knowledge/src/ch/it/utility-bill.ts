/** Bills for power, gas and water: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'ch.buy.bill-want': { says: 'Un fornitore vuole che Lei paghi una bolletta.' },
  'ch.buy.bill-check': {
    says: 'Controlli la bolletta. Poi offra rate se non può pagare tutto subito.',
  },
  'ch.buy.bill-right': { says: 'Può chiedere la lettura del contatore e il calcolo.' },
  'ch.buy.bill-plan': {
    title: 'Chiedere un piano',
    says: 'Offra una somma al mese.',
    cost: 'Ciò che offre.',
    time: 'Una telefonata.',
    risk: 'Lo rispetti.',
    bestFor: 'Deve la somma.',
  },
}
