/** Questions about flights: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_FR: Words = {
  'ie.ask.flight': {
    says: "Vous pouvez choisir un remboursement ou un autre vol. Vous pouvez aussi avoir €250 à €600 si on vous a prévenu tard et que la cause n'échappait pas à la compagnie. Demandez d'abord à la compagnie. Après six semaines, ou un refus, plainte gratuite à l'Irish Aviation Authority.",
  },
}
