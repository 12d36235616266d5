/** Questions about a landlord who does not renew at the end of the first term: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_FR: Words = {
  'it.ask.no-renewal-first-term': {
    says: "À la fin des quatre premières années (trois en 3+2), le bailleur ne peut refuser le renouvellement que pour un motif légal : usage par lui ou sa famille, vente sans autre logement, gros travaux. La lettre doit le nommer et arriver six mois avant. « D'autres besoins » ne suffit pas : le bail continue. Répondez en recommandé, payez toujours et ne signez pas de départ anticipé. Si le motif n'est pas suivi en douze mois, réclamez 36 mois de loyer.",
  },
}
