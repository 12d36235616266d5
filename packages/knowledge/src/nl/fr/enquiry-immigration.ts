/** Questions about the right to stay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_FR: Words = {
  'nl.ask.permit': {
    says: 'Agissez vite : souvent quatre semaines pour s’opposer, et moins dans beaucoup de cas d’asile. La fin de la décision le dit. Prenez un avocat par l’aide juridique (Raad voor Rechtsbijstand).',
  },
}
