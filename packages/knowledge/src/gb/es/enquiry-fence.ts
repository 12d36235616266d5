/** Questions about a fence between neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_ES: Words = {
  'gb.ask-neighbour.fence': {
    says: 'No. Ninguna ley general obliga a poner o arreglar una valla, aunque sea suya. Mire las escrituras de ambas casas: una promesa puede cambiarlo, y una T indica el dueño. En su lado puede poner una valla de hasta dos metros, o uno junto a una calle. Si cae y causa daño, puede tener que pagar el dueño. Hable antes y compartan el gasto.',
  },
}
