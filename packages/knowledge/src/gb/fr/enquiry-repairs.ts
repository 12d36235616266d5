/** Questions about repairs and damp in a rented home in England: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_FR: Words = {
  'gb.ask-housing.repairs': {
    says: 'Votre propriétaire doit réparer la structure, les tuyaux, le chauffage, l’eau chaude, les toilettes et les fils électriques. Signalez-le par écrit avec photos. Si rien ne se passe, demandez un contrôle à la mairie (council). Continuez à payer le loyer.',
  },
  'gb.ask-housing.damp': {
    says: 'Votre propriétaire doit garder le logement en état d’être habité, et l’humidité ou les moisissures peuvent l’empêcher. Signalez-le par écrit avec photos et tout effet sur la santé. Appelez ensuite la mairie (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'N’arrêtez pas de payer le loyer, même si les réparations ne sont pas faites. Vous pourriez perdre votre logement pour ce retard. Si vous ne pouvez pas payer, parlez maintenant au propriétaire et à un conseiller en dettes.',
  },
}
