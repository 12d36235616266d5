/** Questions about neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_IT: Words = {
  'be.ask.neighbour': {
    says: 'Un vicino non può disturbare più del normale (trouble anormal de voisinage). Tenga un diario. Il giudice di pace offre una conciliazione gratuita.',
  },
}
