/** Questions about builders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_ES: Words = {
  'ie.ask.builder': {
    says: 'Escriba lo que está mal y dé una fecha para arreglarlo. El trabajo debe hacerse con cuidado. Luego use el proceso de pequeñas cuantías hasta 2.000 €.',
  },
}
