/** Questions about builders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_ES: Words = {
  'nz.ask.builder': {
    says: 'Escriba qué está mal y dé una fecha para arreglarlo. Las obras tienen garantías de diez años, y los fallos hallados en el primer año deben arreglarse.',
  },
}
