/** Crédit, frais de justice et vente, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_AND_CREDIT_FR: Words = {
  'be.credit.right-two-payments': {
    says: 'Un prêteur ne peut réclamer tout le crédit qu’après deux mensualités impayées, ou un cinquième de la somme. Il doit d’abord avertir par recommandé et attendre un mois.',
  },
  'be.credit.right-mortgage': {
    says: 'Pour un crédit logement, la banque doit avertir par recommandé et attendre un mois après deux impayés. Demandez tout de suite un plan.',
  },
  'be.court.claim-right-costs': {
    says: 'Le perdant paie une somme fixe pour l’avocat de l’autre (indemnité de procédure). Avec peu de revenus, demandez au juge le montant le plus bas.',
  },
  'be.court.claim-right-own-check': {
    says: 'Même si vous n’êtes pas là, le juge doit refuser une demande contraire à l’ordre public, par exemple des frais trop élevés pour un consommateur.',
  },
  'be.court.judgment-right-opposition': {
    says: 'Jugé en votre absence, sans appel possible ? Vous pouvez faire opposition devant le même tribunal dans le mois de la signification.',
  },
  'be.court.officer-right-own-sale': {
    says: 'Après une saisie de biens, vous avez dix jours pour proposer à l’huissier de vendre vous-même (vente amiable). Cela rapporte souvent plus.',
  },
  'be.court.claim-right-caps': {
    says: 'Une entreprise peut demander peu en plus de sa facture : rien avant un rappel gratuit, puis des sommes plafonnées. Demandez au juge de supprimer ou de réduire le reste.',
  },
  'be.debt.right-lawyer-costs': {
    says: 'Seul un juge peut mettre à votre charge l’avocat de l’autre, et seulement une somme fixe (indemnité de procédure).',
  },
  'be.court.officer-right-appeal': {
    says: 'Dès la signification d’un jugement, vous avez le plus souvent un mois pour faire appel, ou opposition si vous étiez absent. Il peut souvent être exécuté entre-temps.',
  },
}
