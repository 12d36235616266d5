/** Questions about claims for the use of a picture: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_FR: Words = {
  'au.ask.photo': {
    says: 'Pas tout de suite. Demandez à qui est l’image et comment la somme a été calculée. Une somme juste est presque toujours le prix normal d’une licence. Retirez-la.',
    dependsOn: 'comment vous l’avez utilisée et si vous aviez la permission',
  },
}
