/** Where children live when their parents part: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHERE_CHILDREN_LIVE_FR: Words = {
  'ie.ask.where-children-live': {
    says: 'D’abord vous deux, si possible : écrivez un plan. La médiation familiale du Legal Aid Board est gratuite. Sans accord, la District Court décide de la garde et des visites ; pas besoin d’avocat. Le bien de l’enfant passe d’abord, et son avis compte selon l’âge. Ni la mère ni le père ne prime. Un père non marié doit vérifier qu’il est « guardian ».',
  },
}
