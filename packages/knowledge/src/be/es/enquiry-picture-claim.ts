/** Questions about a claim for a picture on a page: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_ES: Words = {
  'be.ask.picture-claim': {
    says: 'Guarde una imagen de la página y quite la foto. Pida prueba de que es suya y de cómo salió la suma. No ofrezca más que el precio de una licencia.',
  },
}
