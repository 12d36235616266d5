/** Questions about faulty cars from a dealer: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'de.ask-buy.dealer-car': {
    says: 'Un rivenditore non può escludere la garanzia verso un privato, qualunque cosa dica il contratto. Nel primo anno si presume che il difetto ci fosse già. Chieda per iscritto la riparazione con un ultimo giorno. Se non va: prezzo ridotto o restituzione. L’usura normale non è coperta.',
  },
}
