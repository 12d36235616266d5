/** What must come before a court claim for a debt, and what it costs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_FR: Words = {
  'ie.debt.warn-court': {
    says: 'Si des papiers du tribunal arrivent, ne les mettez pas de côté. Si vous ne répondez pas à temps, ils peuvent obtenir un jugement sans vous.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Pour une dette de 15 000 € au plus, un procès commence par un avis de demande (claim notice) du District Court. Vous avez alors 28 jours pour répondre.',
  },
  'ie.debt.right-court-costs': {
    says: 'La District Court juge jusqu’à 15 000 €. Qui poursuit pour moins devant une cour plus haute n’obtient le plus souvent que les frais plus bas.',
  },
  'ie.debt.right-mediation': {
    says: 'Avant de poursuivre, leur avocat doit les conseiller sur la médiation et jurer au tribunal qu’il l’a fait. Vous pouvez la proposer.',
  },
}
