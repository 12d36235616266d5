/** Questions about a job offer that is taken back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_OFFER_FR: Words = {
  'jp.ask.job-offer': {
    says: 'Une offre acceptée est déjà un contrat. On ne peut l’annuler que pour un motif juste, impossible à connaître avant. Demandez le motif par écrit et écrivez que vous voulez commencer. Vous pouvez réclamer l’emploi ou de l’argent. Étudiant, avertissez l’école et Hello Work.',
  },
}
