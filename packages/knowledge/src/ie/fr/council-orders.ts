/** The French words of the rows in ../council-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_ORDERS_FR: Words = {
  'ie.order.right-ask': {
    says: 'Vous pouvez demander les motifs et le dossier, et donner votre avis. En cas d’injustice, l’Ombudsman est gratuit.',
  },
  'ie.order.step-ring': {
    says: 'Appelez avant l’échéance la personne nommée. Demandez ce qui suffirait, et un délai par écrit.',
  },
  'ie.order.warn-planning': {
    says: 'Il n’y a pas d’appel contre une enforcement notice. Ne pas obéir est un délit. Prenez vite conseil.',
  },
  'ie.order.right-seven': {
    says: 'La commune ne peut en général agir que sept ans dès le début. Si c’est plus ancien, dites-le avec preuve.',
  },
  'ie.order.right-retention': {
    says: 'Certains travaux n’ont pas besoin de permis, d’autres peuvent être régularisés (retention). Cela seul n’arrête pas l’ordre.',
  },
}
