/** Questions about wages that are not paid, illness and holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_WORDS: Words = {
  'be.ask.unpaid-wages': {
    says: 'Réclamez par écrit, puis prévenez l’inspection et votre syndicat. Après la fin du contrat, vous avez un an pour agir.',
  },
  'be.ask.sick-pay': {
    says: 'Prévenez tout de suite l’employeur et envoyez un certificat, en général dans les deux jours ouvrables. Il paie les premières semaines, jusqu’à 30 jours. Ensuite c’est la mutuelle : prévenez-la aussi.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'si vous êtes employé ou ouvrier',
    says: 'Pour les employés, l’employeur paie le pécule de vacances restant à la fin du contrat, avec le dernier salaire. Pour les ouvriers, la caisse de vacances paie au printemps. Réclamez par écrit, puis voyez le syndicat ou l’inspection.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'ce qui a été convenu',
    says: 'Les dates se fixent d’un commun accord : personne ne décide seul. Les parents d’écoliers passent d’abord pendant les vacances scolaires. L’employeur doit vous laisser prendre tous les jours légaux dans l’année. Demandez par écrit, puis voyez l’inspection.',
  },
}
