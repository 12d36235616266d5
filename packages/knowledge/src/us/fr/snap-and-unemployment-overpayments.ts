/** The French words of the rows in ../snap-and-unemployment-overpayments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SNAP_AND_UNEMPLOYMENT_OVERPAYMENTS_FR: Words = {
  'us.benefit.snap-deadline': {
    says: 'Pour l’aide alimentaire (SNAP), vous pouvez demander une audience (fair hearing) dans les 90 jours. Vous pouvez le faire par téléphone.',
    action: 'Demander une audience (fair hearing) sur l’aide alimentaire (SNAP)',
    consequence: 'Vous ne pouvez plus contester cette décision à une audience.',
  },
  'us.benefit.snap-aid-paid': {
    says: 'Demandez l’audience avant que le changement commence, et votre aide alimentaire peut continuer jusqu’à la décision.',
  },
  'us.benefit.unemployment-warning': {
    says: 'Le délai d’appel pour le chômage est court : dans certains États seulement 10 jours après l’envoi. La lettre donne le dernier jour.',
  },
  'us.benefit.unemployment-step': {
    says: 'Faites appel tout de suite, et continuez votre demande chaque semaine pendant l’attente.',
  },
  'us.benefit.snap-not-fraud': {
    says: 'Une erreur n’est pas une fraude. Seule une audience ou un tribunal peut dire que vous avez enfreint les règles exprès. Alors cette personne n’a plus d’aide alimentaire pendant un an, la première fois. Ne renoncez pas à l’audience avant d’avoir un conseil.',
  },
}
