/** Questions about claims for the use of a picture: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_ES: Words = {
  'nz.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Una suma justa es casi siempre el precio normal de la licencia. Quite la foto.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
}
