/** Questions about neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_ES: Words = {
  'be.ask.neighbour': {
    says: 'Un vecino no puede molestar más de lo normal (trouble anormal de voisinage). Lleve un diario. El juez de paz ofrece conciliación gratis.',
  },
}
