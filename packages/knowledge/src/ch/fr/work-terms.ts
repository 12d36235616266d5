/** Essai, maladie, dernier salaire et suspension, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_FR: Words = {
  'ch.job.right-trial': {
    says: 'Pendant le temps d’essai, le délai est de sept jours. L’essai dure un mois, ou jusqu’à trois par écrit.',
  },
  'ch.job.right-ill-pay': {
    says: 'Malade, vous gardez le salaire quelques semaines, plus avec les années, ou une indemnité journalière. Un congé dans la période de protection est nul.',
  },
  'ch.job.right-mass': {
    says: 'En cas de licenciement collectif, l’entreprise doit d’abord consulter le personnel et avertir le canton. Les grandes doivent négocier un plan social.',
  },
  'ch.job.right-set-free': {
    says: 'Libéré du travail, vous gardez le salaire. Les vacances ne comptent comme prises que si le temps libre suffit. Les heures supplémentaires, le plus souvent, seulement avec votre accord.',
  },
  'ch.job.step-accident-cover': {
    says: 'Huit heures par semaine ou plus ? L’assurance-accidents finit 31 jours après le salaire. Avant cela, vous pouvez la prolonger jusqu’à six mois (assurance par convention).',
  },
  'ch.job.right-last-pay': {
    says: 'Le dernier jour, tout le salaire est dû, avec les heures en plus et les vacances non prises.',
  },
  'ch.job.right-free-court': {
    says: 'Les procès du travail jusqu’à 30 000 francs sont sans frais de justice. Ils commencent devant l’autorité de conciliation.',
  },
  'ch.job.right-no-compete': {
    says: 'Une prohibition de concurrence doit être écrite et juste en lieu, temps et genre, trois ans au plus. Elle tombe si l’employeur résilie sans motif de votre part.',
  },
  'ch.jobless.right-sanction': {
    says: 'Les jours de suspension doivent correspondre à votre faute. Vous avez 30 jours pour une opposition écrite, gratuite. Dites pourquoi vous avez agi ainsi.',
  },
  'ch.job.right-jobless-instant': {
    says: 'Inscrivez-vous tout de suite à l’ORP. Si la caisse dit que c’est votre faute, elle suspend le paiement quelques jours. Vous avez 30 jours pour faire opposition.',
  },
}
