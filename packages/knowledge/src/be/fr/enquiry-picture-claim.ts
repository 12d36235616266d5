/** Questions about a claim for a picture on a page: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_FR: Words = {
  'be.ask.picture-claim': {
    says: 'Gardez une image de la page, puis retirez la photo. Demandez la preuve des droits et le calcul de la somme. N’offrez pas plus que le prix d’une licence.',
  },
}
