/** Package trips and luggage: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_IT: Words = {
  'ie.package.right': {
    says: "Se l'organizzatore cancella o cambia molto il viaggio, può riavere tutto. Se è andato male, può chiedere un prezzo più basso.",
  },
  'ie.bag.right': {
    says: 'La compagnia deve pagare un bagaglio perso, in ritardo o rotto, fino a un limite. Scriva entro 7 giorni per danni, e 21 giorni per ritardo.',
  },
}
