/** Questions about running costs whose receipts the landlord will not show: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECEIPTS_REFUSED_IT: Words = {
  'de.ask-home.receipts-refused': {
    says: 'Non prima di aver visto i giustificativi. Può vedere ogni fattura del conto, su carta o online. Scriva: «Chiedo di vedere i giustificativi e trattengo il conguaglio fino ad allora». Controlli anno, superficie, ripartizione e voci come riparazioni o gestione, che non sono Sue. Ha dodici mesi dalla ricezione per contestare. Un Mieterverein controlla.',
  },
}
