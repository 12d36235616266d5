/** Questions about a boundary: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_IT: Words = {
  'ie.ask.neighbour-builds': {
    says: "Faccia foto e misuri. Chieda all'ufficio urbanistica del comune di controllare: può agire contro lavori senza permesso, di solito entro sette anni. Nessuno può costruire sul suo terreno. Per un muro comune la District Court dice chi può fare che cosa. Provi prima ad accordarsi.",
  },
}
