/** The parking fee of a town: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_FR: Words = {
  'be.fine.know-parking-fee': {
    says: 'Une redevance de stationnement (rétribution) est le prix du parking, pas une amende. Vous pouvez la contester par écrit avec votre ticket ou des photos.',
  },
  'be.fine.fee-step': {
    says: 'Comparez la plaque, le lieu et l’heure avec votre ticket ou l’appli. Si c’est faux, écrivez avant le dernier jour, avec une preuve. C’est à eux de prouver la redevance.',
  },
}
