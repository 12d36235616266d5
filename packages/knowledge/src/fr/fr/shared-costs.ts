/** The French words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_WORDS: Words = {
  'fr.owners.right-account': {
    says: 'Demandez au syndic votre compte et le procès-verbal de l’assemblée. Vous ne devez que les charges votées, selon votre part.',
  },
  'fr.owners.right-contest': {
    says: 'Si vous avez voté contre ou étiez absent, vous pouvez contester une décision dans les deux mois après la notification du procès-verbal.',
  },
  'fr.owners.warn-all-due': {
    says: 'Sans paiement dans les 30 jours après une mise en demeure, toutes les charges votées pour l’année peuvent devenir dues d’un coup.',
  },
  'fr.owners.right-costs': {
    says: 'Les frais nécessaires d’une mise en demeure sont à la charge du copropriétaire en retard. Pas ceux d’une première relance. Un juge peut réduire des frais trop élevés.',
  },
  'fr.owners.right-limit': {
    says: 'Ils ont cinq ans pour réclamer les charges. Les sommes plus anciennes ne sont plus dues.',
  },
  'fr.owners.step-plan': {
    says: 'Vous ne pouvez pas tout payer ? Écrivez au syndic dans les 30 jours avec un plan. Un juge peut accorder jusqu’à deux ans.',
  },
}
