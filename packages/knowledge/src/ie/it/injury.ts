/** Claims for an injury, and the Injuries Resolution Board: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_IT: Words = {
  'ie.injury.right-time': {
    says: "Una richiesta per lesioni deve iniziare entro due anni. Scriva all'altra parte entro un mese. Quasi tutte vanno prima all'Injuries Resolution Board.",
  },
  'ie.board.wants': {
    says: 'Qualcuno dice che Lei ha colpa di una lesione. Il Board chiede se può valutare la richiesta.',
  },
  'ie.board.right-choice': {
    says: 'Ha 90 giorni per accettare la valutazione o no. Accettare non è ammettere colpa. Il silenzio vale sì.',
  },
  'ie.board.step': {
    says: 'Mandi oggi la lettera alla Sua assicurazione e non ammetta nulla. Scriva cosa è successo, con nomi e foto.',
  },
}
