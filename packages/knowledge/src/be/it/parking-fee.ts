/** The parking fee of a town: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_IT: Words = {
  'be.fine.know-parking-fee': {
    says: 'Una tariffa di sosta del comune (rétribution) è il prezzo della sosta e non una multa. Può contestarla per iscritto con biglietto o foto.',
  },
  'be.fine.fee-want': {
    says: 'Un comune o la sua società di parcheggi Le chiede una tariffa di sosta (rétribution, retributie).',
  },
  'be.fine.fee-who': {
    says: 'È un comune, o una società che lavora per esso. Polizia e procura non c’entrano.',
  },
  'be.fine.fee-order': {
    says: 'Un comune può mandare un ufficiale con un ordine (dwangbevel) solo per una tariffa che non ha contestato, dopo una raccomandata. Poi ha un mese per andare dal giudice.',
  },
  'be.fine.fee-step': {
    says: 'Confronti targa, luogo e ora con il biglietto o l’app. Se è sbagliato, scriva prima dell’ultimo giorno, con una prova. Devono provare loro la somma.',
  },
}
