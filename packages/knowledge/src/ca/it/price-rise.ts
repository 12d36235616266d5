/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'ca.price.right-wireless': {
    says: 'In un contratto di cellulare a termine il prezzo del Suo piano non può salire senza il Suo consenso.',
  },
  'ca.price.right-month': {
    says: 'Di mese in mese devono quasi sempre dirglielo 30 giorni prima. Può andare via senza spese per il tempo che viene.',
  },
  'ca.price.step-ccts': {
    says: 'Prima faccia reclamo alla società. Se non riesce, lo esamina gratis la CCTS.',
  },
  'ca.price.right-quebec': {
    says: 'In Québec il prezzo di un contratto a termine non può cambiare, qualunque cosa dica una clausola.',
  },
  'ca.price.step-term': {
    says: 'Cerchi nel contratto la clausola sul prezzo, il suo ultimo giorno e una spesa per andare via.',
  },
  'ca.price.option-switch': {
    says: 'Chieda altri due prezzi. Poi chieda alla Sua società di pareggiarli prima che parta l’aumento.',
    title: 'Chiedere un prezzo migliore o cambiare',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Guardi se c’è una spesa per andare via prima.',
    bestFor: 'Può averlo a meno da un’altra parte.',
  },
}
