/** Questions about claims for the use of a picture: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_FR: Words = {
  'ie.ask.photo': {
    says: 'Pas tout de suite. Demandez qui possède la photo et comment la somme est calculée. Une somme juste est le plus souvent le prix normal de la licence. Retirez la photo et gardez une copie.',
    dependsOn: 'de l’usage et de la permission',
  },
}
