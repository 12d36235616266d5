/** Questions about a bank that ends or refuses an account: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_FR: Words = {
  'nl.ask.basic-account': {
    says: 'Oui. Quiconque vit légalement dans l’Union européenne a droit à un compte de base, même avec des dettes ou une inscription BKR. Sans découvert. La banque décide en dix jours ouvrables et ne refuse que pour de rares motifs légaux, comme une fraude ou un autre compte néerlandais. Demandez par écrit un « basisbetaalrekening », et le motif d’un refus. Puis réclamez, et saisissez Kifid.',
  },
}
