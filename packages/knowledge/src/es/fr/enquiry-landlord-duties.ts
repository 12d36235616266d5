/** The French words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_FR: Words = {
  'es.ask.repairs': {
    says: 'Dites-le au bailleur par écrit avec des photos. Il doit garder le logement habitable. Si c’est urgent, vous pouvez le faire et demander l’argent.',
  },
  'es.ask.landlord-enters': {
    says: 'Non. Le bailleur ne peut entrer qu’avec votre oui, ou avec un juge. Convenez d’un jour pour les réparations.',
  },
  'es.ask.agency-fee': {
    says: 'Pour un logement loué, le bailleur paie l’agence et le contrat, pas vous. Si vous avez payé, réclamez par écrit. L’OMIC aide gratuitement.',
  },
}
