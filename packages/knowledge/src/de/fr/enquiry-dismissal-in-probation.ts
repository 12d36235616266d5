/** Questions about dismissal in the trial time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_WORDS: Words = {
  'de.ask-job.probation': {
    says: 'À l’essai de six mois au plus, chaque partie peut finir l’emploi avec deux semaines de préavis et sans raison. Les femmes enceintes sont protégées.',
  },
}
