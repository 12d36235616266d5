/** Questions about what someone left without a will: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_WILL_ES: Words = {
  'ie.ask.no-will': {
    says: 'La ley reparte. El marido, la mujer o la pareja registrada recibe dos tercios y los hijos un tercio. Sin cónyuge, los hijos se reparten todo. Un cónyuge separado pero no divorciado en general aún cuenta. Una pareja no casada debe pedirlo a un juez, en seis meses desde la concesión (grant).',
  },
}
