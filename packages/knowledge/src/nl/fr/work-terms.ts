/** Essai, durée déterminée, maladie et dernier salaire, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_FR: Words = {
  'nl.job.right-trial': {
    says: 'Une période d’essai doit être écrite. Elle dure un ou deux mois au plus, et est interdite dans un contrat de six mois ou moins.',
  },
  'nl.job.right-told-in-time': {
    says: 'Dans un contrat à durée déterminée de six mois ou plus, on doit vous dire par écrit, un mois avant, s’il continue. Sinon, vous pouvez demander jusqu’à un mois de salaire.',
  },
  'nl.job.right-ill': {
    says: 'Tant que vous êtes malade, l’employeur ne peut le plus souvent pas vous licencier pendant deux ans. Vous gardez au moins 70 % du salaire.',
  },
  'nl.job.right-redundancy-order': {
    says: 'Pour un motif économique, l’employeur a besoin de l’accord de l’UWV. Il doit suivre un ordre fixe (afspiegeling) et chercher un autre poste. Vous pouvez d’abord répondre à l’UWV.',
  },
  'nl.job.right-last-pay': {
    says: 'À la fin, l’employeur doit payer les congés non pris. Pour un salaire en retard, vous pouvez demander un supplément.',
  },
  'nl.job.right-fair-sum': {
    says: 'Si le licenciement ne respecte pas les règles, le juge peut l’annuler ou vous donner une somme juste (billijke vergoeding).',
  },
  'nl.job.right-no-compete': {
    says: 'Une clause de non-concurrence doit être écrite. En contrat à durée déterminée, il faut un motif fort et écrit. Un juge peut la réduire.',
  },
  'nl.job.right-plan': {
    says: 'Dans les huit semaines, vous et l’employeur faites un plan de retour. Sans accord, demandez son avis à l’UWV (deskundigenoordeel).',
  },
}
