/** Questions about holidays and illness in a job: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_WORDS: Words = {
  'de.ask-job.holiday': {
    says: 'Selon la loi, au moins quatre semaines par an. Ils ne se perdent que si l’employeur vous l’a dit à temps. À la fin de l’emploi, les jours restants sont payés.',
    dependsOn: 'votre contrat et si votre employeur vous a prévenu',
  },
  'de.ask-job.sick-pay': {
    says: 'Après quatre semaines d’emploi, votre employeur vous paie en entier jusqu’à six semaines. Ensuite, la caisse maladie paie l’indemnité.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Tant que vous êtes malade, vous ne devez presque jamais venir à un entretien. Il faut une raison urgente qui ne peut attendre, et que votre santé le permette. Un mot au téléphone peut être demandé. Refusez par écrit avec le certificat ; ne restez pas muet.',
  },
  'de.ask-job.leave-denied': {
    says: 'Un congé accordé ne peut être repris, et vous n’avez pas à en revenir. Avant, vos souhaits comptent, sauf besoin urgent de la société ou collègue prioritaire. Demandez le motif par écrit. Ne partez jamais sans accord : faites-le ordonner par le tribunal du travail.',
  },
}
