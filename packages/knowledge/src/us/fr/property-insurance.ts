/** The French words of the rows in ../property-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_INSURANCE_FR: Words = {
  'us.insure.right-claims-law': {
    says: 'La loi de l’État interdit les retards injustes et les offres basses sans raison. Vous pouvez vous plaindre gratuitement au bureau des assurances de l’État.',
  },
  'us.insure.right-appraisal': {
    says: 'Demandez le contrat d’assurance entier et le rapport de l’expert (adjuster). Dans beaucoup de contrats, chaque partie peut nommer un évaluateur quand la somme est contestée.',
  },
}
