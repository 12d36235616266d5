/** Questions about claims for the use of a picture: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_WORDS: Words = {
  'ca.ask.photo': {
    says: 'No enseguida. Pregunte de quién es y cómo se calculó la suma. Por un uso no comercial un tribunal puede ordenar de $100 a $5,000 por todas las obras juntas. Quite la imagen.',
    dependsOn: 'cómo la usó y si tenía permiso',
  },
}
