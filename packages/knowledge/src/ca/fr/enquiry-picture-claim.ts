/** Questions about claims for the use of a picture: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_WORDS: Words = {
  'ca.ask.photo': {
    says: 'Pas tout de suite. Demandez qui possède la photo et comment la somme est calculée. Pour un usage non commercial, un juge peut ordonner de 100 $ à 5 000 $ pour toutes les œuvres. Retirez la photo.',
    dependsOn: 'de l’usage et de la permission',
  },
}
