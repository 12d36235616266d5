/** The French words of the rows in ../rent-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEBT_WORDS: Words = {
  'de.rent-debt.right-two-months': {
    says: 'Le bailleur ne peut résilier sans délai qu’à partir d’environ deux mois de loyer impayés. Ou de plus d’un mois sur deux échéances de suite.',
  },
  'de.rent-debt.right-cure': {
    says: 'S’il demande l’expulsion en justice, payez tout dans les deux mois après la remise de l’acte. La résiliation sans délai tombe alors en général.',
  },
  'de.rent-debt.step-account': {
    says: 'Demandez le compte du loyer mois par mois. Vérifiez les paiements, une hausse ou un décompte de charges.',
  },
  'de.rent-debt.step-office': {
    says: 'Vous ne pouvez pas payer le loyer ? Demandez tout de suite au Jobcenter ou au Sozialamt. Ils peuvent prendre en charge la dette pour sauver le logement.',
  },
}
