/** What can still be done when the day in a letter about a job or a home is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_FR: Words = {
  'gb.late.job-step': {
    says: "Le jour pour faire appel est passé. Envoyez-le aujourd'hui quand même, et dites pourquoi il est en retard. Votre employeur peut encore l'entendre.",
  },
  'gb.late.job-acas': {
    says: "Contactez Acas aujourd'hui. Le délai du tribunal court depuis la fin de l'emploi. S'il est passé aussi, une demande tardive ne compte que si elle était impossible à temps.",
  },
  'gb.late.ni-job-step': {
    says: "Le jour pour faire appel est passé. Envoyez-le aujourd'hui quand même. Appelez ensuite la Labour Relations Agency : le délai du tribunal court depuis la fin de l'emploi.",
  },
  'gb.late.order-step': {
    says: "Le jour du papier est passé. Êtes-vous encore là ? Faites envoyer aujourd'hui le formulaire N244 au tribunal. Déjà expulsé ? Appelez aujourd'hui Shelter et la mairie pour un toit.",
  },
}
