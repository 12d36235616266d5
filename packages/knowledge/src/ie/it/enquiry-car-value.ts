/** Questions about a written-off car: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_IT: Words = {
  'ie.ask.written-off': {
    says: "Non accetti ancora. Invii annunci per la stessa età e gli stessi chilometri, e chieda come sono arrivati alla cifra. L'assicuratore deve trattare il caso in modo equo e rapido. Reclami per iscritto; dopo 40 giorni lavorativi, o un no finale, vada gratis al FSPO.",
  },
}
