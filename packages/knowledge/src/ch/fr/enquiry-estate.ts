/** Questions about an estate and its debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ESTATE_FR: Words = {
  'ch.ask.estate': {
    says: 'Avec une succession, vous prenez aussi les dettes. Vous avez trois mois pour répudier, et un mois seulement pour demander un inventaire.',
  },
}
