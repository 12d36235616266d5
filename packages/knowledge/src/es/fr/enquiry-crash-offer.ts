/** The French words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_FR: Words = {
  'es.ask.crash-offer': {
    says: 'Non, vous n’êtes pas obligé d’accepter. Dans les trois mois, l’assureur doit faire une offre motivée avec le rapport médical. Vous pouvez prendre l’argent comme une part et réclamer le reste. Vous pouvez demander le médecin du tribunal (forense). Attention au délai d’un an, et ne signez pas de finiquito.',
  },
}
