/** How much is paid for a child of parents who live apart: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_FR: Words = {
  'be.ask.maintenance-how-much': {
    says: 'La Belgique n’a pas de barème fixe. Vous pouvez convenir d’une somme, et le tribunal de la famille la rend obligatoire. Sinon il regarde vos moyens à tous deux, ce que coûte l’enfant, les nuits chez chacun et les allocations, et doit expliquer sa somme. Elle suit le plus souvent l’index. Les frais comme un hôpital s’ajoutent : répondez à un recommandé dans les 21 jours, sinon le silence peut valoir oui.',
  },
}
