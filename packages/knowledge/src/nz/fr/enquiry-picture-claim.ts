/** Questions about claims for the use of a picture: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_FR: Words = {
  'nz.ask.photo': {
    says: 'Pas tout de suite. Demandez à qui elle est et comment la somme a été calculée. Une somme juste est le plus souvent le prix habituel de la licence. Retirez l’image.',
    dependsOn: 'comment vous l’avez utilisée et si vous aviez la permission',
  },
}
