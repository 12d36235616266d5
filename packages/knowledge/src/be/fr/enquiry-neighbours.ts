/** Questions about neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_FR: Words = {
  'be.ask.neighbour': {
    says: 'Un voisin ne peut pas causer un trouble anormal de voisinage. Tenez un journal. Le juge de paix offre une conciliation gratuite.',
  },
}
