/** Questions about unemployment pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_FR: Words = {
  'jp.ask.job-benefit': {
    says: 'Allez à Hello Work avec la fiche de départ (離職票). Si l’entreprise a rompu, cela commence après sept jours. Si vous êtes parti, il y a le plus souvent un mois de plus. Contestez-y un motif faux.',
  },
}
