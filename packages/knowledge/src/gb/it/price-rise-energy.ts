/** A notice of a higher price for energy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGY_IT: Words = {
  'gb.price-rise.right-power-fixed': {
    says: 'Un prezzo fisso non può salire prima della fine. Dopo, e con tariffa variabile, il tetto (price cap) di Ofgem limita i prezzi.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Può lasciare una tariffa variabile quando vuole senza spese. Lo stesso da 49 giorni prima della fine di un’offerta fissa.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Faccia reclamo al fornitore. Dopo otto settimane o la risposta finale, vada all’Energy Ombudsman.',
    title: 'Reclamo, poi Energy Ombudsman',
    cost: 'Niente.',
    time: 'Otto settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Un prezzo fisso è salito o una spesa è sbagliata.',
  },
}
