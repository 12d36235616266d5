/** Questions about neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_FR: Words = {
  'ch.ask.neighbour': {
    says: 'Un voisin ne peut pas gêner à l’excès par bruit, odeurs ou fumée. Parlez, tenez un journal et avertissez le bailleur. La conciliation peut aider.',
  },
}
