/** The Italian words of the rows in ../changed-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGED_CONTRACT_IT: Words = {
  'it.changed.want': {
    says: 'Un’azienda cambia prezzo o condizioni del contratto. Può accettare o recedere.',
  },
  'it.changed.right-bank': {
    says: 'La banca deve scriverle due mesi prima, con un giustificato motivo. Entro quel giorno può recedere gratis alle vecchie condizioni.',
  },
  'it.changed.right-energy': {
    says: 'Il fornitore di luce o gas deve scrivere tre mesi prima. Può cambiare fornitore gratis.',
  },
  'it.changed.right-telecom': {
    says: 'L’operatore di telefono o internet deve avvisare 30 giorni prima. Poi ha 60 giorni per recedere gratis.',
  },
  'it.changed.step-compare': {
    says: 'Cerchi il prezzo vecchio, il nuovo e il giorno d’inizio. Confronti le offerte e scriva prima di quel giorno se recede.',
  },
}
