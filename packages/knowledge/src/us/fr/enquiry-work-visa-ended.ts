/** Questions of people whose work visa hangs on a job that ended: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_FR: Words = {
  'us.immigration.ask-job-ended': {
    says: "Vous avez en général jusqu'à 60 jours après la fin du travail, ou jusqu'à la date de votre I-94 si elle vient plus tôt. Votre famille a le même délai. Avant la fin, une nouvelle entreprise doit déposer une demande pour vous, ou vous devez demander un autre statut. Avec un H-1B, vous pouvez commencer dès que la nouvelle entreprise a déposé la demande. Avant, vous ne pouvez pas travailler. La carte de travail de votre mari ou de votre femme, si elle dépend de votre visa, prend fin avec votre statut. Voyez cette semaine un avocat en immigration.",
  },
}
