/** Questions about a demand for money for a picture on a website: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_FR: Words = {
  'gb.ask-picture.used-one': {
    says: "Retirez l'image, mais ne payez pas tout de suite. Demandez la preuve qu'elle est à eux et le prix d'une licence normale. Ce prix est la mesure habituelle ; plus n'est dû qu'en cas de mauvaise conduite. Proposez ensuite par écrit une somme juste.",
  },
}
