/** The French words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_FR: Words = {
  'es.ask.repairs': {
    says: 'Dites-le au bailleur par écrit avec des photos. Il doit garder le logement habitable. Si c’est urgent, vous pouvez le faire et demander l’argent.',
  },
  'es.ask.landlord-enters': {
    says: "Le logement loué est votre domicile. Le bailleur n'entre qu'avec votre oui, ou avec un juge, même s'il a une clé et quoi que dise le bail. Entrer seul peut être un délit (allanamiento, coacciones). Interdisez-le par écrit (burofax) et gardez des preuves. Vous pouvez changer la serrure : gardez l'ancienne. S'il recommence, plainte à la police. Laissez faire les réparations urgentes, un jour convenu.",
  },
  'es.ask.agency-fee': {
    says: 'Pour un logement loué, le bailleur paie l’agence et le contrat, pas vous. Si vous avez payé, réclamez par écrit. L’OMIC aide gratuitement.',
  },
}
