/** Questions about builders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_IT: Words = {
  'ie.ask.builder': {
    says: 'Scriva cosa non va e dia una data per rimediare. Il lavoro va fatto con cura. Poi usi la procedura per piccole cause fino a 2.000 €.',
  },
}
