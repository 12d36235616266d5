/** The French words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_FR: Words = {
  'us.medicare.want': {
    says: 'Ceci montre ce qu’on a demandé à Medicare de payer et ce qu’il a payé. Ce n’est pas une facture.',
  },
  'us.medicare.right-appeal': {
    says: 'Vous avez 120 jours après avoir reçu l’avis pour demander un nouvel examen (redetermination). C’est gratuit.',
  },
  'us.medicare.deadline-appeal': {
    says: 'Vous pouvez faire appel d’une décision de Medicare pendant 120 jours après l’avoir reçue. Ils supposent qu’elle est arrivée après cinq jours.',
    action: 'Faire appel si Medicare a refusé de payer quelque chose',
    consequence: 'La décision reste, sauf si vous aviez une bonne raison d’être en retard.',
    service: 'pour la poste',
  },
  'us.medicare.step-check': {
    says: 'Vérifiez les noms, les dates et les services. Si l’un est faux, appelez 1-800-MEDICARE ou votre Senior Medicare Patrol.',
  },
  'us.medicare.right-plan-appeal': {
    says: 'Vous avez 65 jours après la date de l’avis pour faire appel auprès d’un plan Medicare. Demandez une réponse rapide si attendre vous fait du mal.',
  },
  'us.medicare.right-care-ends': {
    says: 'Appelez le bureau de contrôle (QIO) indiqué avant midi la veille de la fin. Il décide en quelques jours, et d’ici là vous ne payez le plus souvent rien. Les soins peuvent aussi continuer pour éviter une aggravation.',
  },
}
