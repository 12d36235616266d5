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
  'us.car.step-call': {
    says: 'Chiami oggi il creditore. Chieda la somma esatta per riavere l’auto, e fino a quando. Dopo il giorno indicato nell’avviso può venderla.',
  },
  'us.car.step-things': {
    says: 'Chieda subito per iscritto le sue cose rimaste nell’auto. Il creditore non può tenerle né venderle.',
  },
  'us.car.option-back': {
    title: 'Riavere l’auto prima della vendita',
    cost: 'Quanto è dovuto, con le spese di ritiro e custodia',
    time: 'Prima che l’auto sia venduta',
    risk: 'Se salta altri pagamenti, possono riprenderla.',
    bestFor: 'L’auto le serve e può trovare il denaro.',
    says: 'Chieda la somma per iscritto, paghi in modo che resti la prova e chieda subito l’auto.',
  },
}
