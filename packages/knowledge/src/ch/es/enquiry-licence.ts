/** Questions about a penal order and the licence: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LICENCE_ES: Words = {
  'ch.ask.penal-order': {
    says: 'Presente oposición (Einsprache) por escrito en los diez días desde que recibió la orden penal. No tiene que dar motivos. El fiscal revisa el caso o decide un juez.',
  },
  'ch.ask.licence': {
    says: 'Un caso leve trae un aviso, o un mes si hubo otro antes. Uno medio, al menos un mes. Uno grave, tres.',
    dependsOn: 'de lo grave que fue el caso y de si era el primero.',
  },
}
