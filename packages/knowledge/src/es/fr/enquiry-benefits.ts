/** The French words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_FR: Words = {
  'es.ask.benefit-back': {
    says: 'Voyez les mois et le motif. Contestez sous dix jours si c’est un premier avis, ou déposez une reclamación previa sous 30 jours ouvrables. Vous pouvez demander à payer en plusieurs fois.',
  },
  'es.ask.benefit-refused': {
    says: 'Faites un recours auprès de l’organisme en 30 jours ouvrables (reclamación previa). Après un refus ou 45 jours de silence, vous avez 30 jours ouvrables pour agir. Les deux sont gratuits.',
  },
}
