/** Questions about claims for the use of a picture: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_ES: Words = {
  'ie.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Lo justo suele ser el precio normal de la licencia. Quite la foto y guarde una copia.',
    dependsOn: 'de cómo la usó y si tenía permiso',
  },
}
