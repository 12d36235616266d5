/** The Italian words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_IT: Words = {
  'us.car.right-deficiency': {
    says: 'Se hanno preso e venduto l’auto, chieda come hanno calcolato ciò che resta (deficiency). La vendita deve essere corretta.',
  },
  'us.car.right-notice': {
    says: 'Prima che un’auto presa sia venduta deve avere un avviso della vendita. Senza avviso può dovere meno, o nulla.',
  },
  'us.car.right-back': {
    says: 'Finché l’auto non è venduta può riaverla pagando tutto il dovuto e le spese. Alcuni Stati la lasciano pagare solo l’arretrato.',
  },
  'us.car.right-peace': {
    says: 'Possono prendere un’auto senza tribunale solo in pace: niente forza, niente minacce, e senza entrare in un garage.',
  },
  'us.car.step-papers': {
    says: 'Chieda il contratto del prestito, l’elenco dei pagamenti, l’avviso di vendita e il prezzo a cui l’auto è stata venduta.',
  },
  'us.car.right-military': {
    says: 'Ha pagato per l’auto prima del servizio militare attivo? Allora per prenderla serve un ordine del giudice. Lo scriva subito.',
  },
  'us.car.right-stay': {
    says: 'Chiedere il fallimento personale (bankruptcy) di solito ferma subito la presa o la vendita dell’auto, finché il giudice decide. Prima chieda a un avvocato.',
  },
}
