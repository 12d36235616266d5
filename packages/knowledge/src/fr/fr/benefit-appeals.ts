/** The French words of the rows in ../benefit-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_APPEALS_FR: Words = {
  'fr.benefit.right-rsa': {
    says: 'Pour le RSA, écrivez au président du département dans les deux mois. Ensuite seulement, le tribunal administratif.',
  },
  'fr.benefit.right-housing': {
    says: 'Pour l’aide au logement et la prime d’activité, écrivez d’abord à la commission de recours de la CAF, dans les deux mois. Puis le tribunal administratif.',
  },
}
