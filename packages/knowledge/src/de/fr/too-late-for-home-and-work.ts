/** What can still be done when the time in a letter about a job, a home or a coming court claim is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_FR: Words = {
  'de.late.job-want': {
    says: 'Votre employeur a mis fin à l’emploi. Depuis la date de la lettre, les trois semaines sont passées. Elles courent du jour où elle vous est parvenue.',
  },
  'de.late.job-reality': {
    says: 'Après trois semaines, même un licenciement illégal compte, sauf si le tribunal admet une demande tardive. Salaire, congés et certificat restent dus.',
  },
  'de.late.job-step': {
    says: 'Quand la lettre est-elle arrivée ? Moins de trois semaines : allez aujourd’hui au tribunal du travail. Malade ou absent ? Demandez-y d’admettre la demande tardive (§ 5 KSchG).',
  },
  'de.late.job-option': {
    says: 'Déposez la demande et la requête ensemble au guichet du tribunal. Dites ce qui vous a empêché, avec preuves.',
    title: 'Demander d’admettre une demande tardive',
    cost: 'Le dépôt est d’abord gratuit.',
    time: 'Deux semaines après la fin de l’empêchement, six mois au plus après les trois semaines.',
    risk: 'Ignorer les trois semaines n’est pas une raison.',
    bestFor: 'Vous étiez à l’hôpital ou absent, ou apprenez seulement maintenant une grossesse.',
  },
  'de.late.job-form': {
    says: 'Dit de vive voix, par courriel ou chat ? Les trois semaines n’ont pas commencé. Écrivez tout de suite que vous voulez continuer.',
  },
  'de.late.job-money': {
    says: 'La lettre offre de l’argent si vous n’allez pas au tribunal. Vous n’y êtes pas allé : demandez-le à la fin du préavis.',
  },
  'de.late.home-step': {
    says: 'Vous n’avez pas à être parti au jour de la lettre. Guettez une assignation sous enveloppe jaune et répondez au tribunal en deux semaines.',
  },
  'de.late.home-object': {
    says: 'Opposez-vous aujourd’hui quand même pour dureté, par courriel ou lettre. Si le congé ne le disait pas, c’est possible jusqu’à la première audience.',
  },
  'de.late.home-time': {
    says: 'Si vous perdez au tribunal, demandez-y du temps pour partir (Räumungsfrist). Cela peut aller jusqu’à un an.',
  },
  'de.late.rent-step': {
    says: 'Payez maintenant, même si le jour est passé. Tout payé avant un congé, le motif d’un congé immédiat tombe.',
  },
  'de.late.before-claim': {
    says: 'Répondez aujourd’hui, même si le jour est passé. Guettez une enveloppe jaune : le tribunal ne laisse que deux semaines.',
  },
}
