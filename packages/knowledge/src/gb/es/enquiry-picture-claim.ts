/** Questions about a demand for money for a picture on a website: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_ES: Words = {
  'gb.ask-picture.used-one': {
    says: 'Quite la imagen, pero no pague enseguida. Pida prueba de que es suya y el precio de una licencia normal. Ese precio es la medida habitual; solo se debe más por mala conducta. Luego ofrezca por escrito una suma justa.',
  },
}
