/** Questions of people in a minijob about illness, holidays and leave at once: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIJOB_ILLNESS_AND_LEAVE_FR: Words = {
  'de.ask-job.minijob-holidays': {
    says: 'Vous avez les mêmes droits que les autres. Un jour férié tombant sur votre jour de travail est payé. Les congés sont d’au moins quatre semaines par an, payées : pour deux jours par semaine, huit jours. En cas de maladie, vos services sont payés jusqu’à six semaines, après quatre semaines dans l’emploi. Rien n’est à rattraper. Réclamez l’argent par écrit avec une date. Vérifiez les délais courts du contrat. On ne peut pas vous punir.',
  },
}
