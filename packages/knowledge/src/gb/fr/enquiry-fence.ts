/** Questions about a fence between neighbours: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_FR: Words = {
  'gb.ask-neighbour.fence': {
    says: 'Non. Aucune loi générale n’oblige à poser ou réparer une clôture, même la sienne. Lisez les actes des deux maisons : une promesse peut changer cela, un T montre le propriétaire. De votre côté vous pouvez poser une clôture jusqu’à deux mètres, un mètre près d’une route. Si elle tombe et cause un dommage, son propriétaire peut devoir payer. Parlez d’abord.',
  },
}
