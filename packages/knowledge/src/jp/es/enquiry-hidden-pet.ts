/** Questions of tenants who keep a pet without leave: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_ES: Words = {
  'jp.ask.pet-hidden': {
    says: 'No, no enseguida. Un animal oculto viola el contrato, pero el casero debe dar antes un plazo justo. Solo si se rompe la confianza puede acabarlo, y solo un juez puede sacarle. Conteste por escrito: dé una fecha en que el animal se va, o pida permiso con más fianza. Los daños reales son suyos. No firme que se va.',
  },
}
