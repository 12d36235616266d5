/** Questions about a tax debt that is enforced with a surcharge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCED_TAX_IT: Words = {
  'es.ask.apremio': {
    says: 'Se paga nel termine della carta la maggiorazione è del 10 %, dopo 20 % più interessi. Ricevuta dall’1 al 15: fino al 20. Dopo: fino al 5 del mese seguente. Se il primo avviso non è mai arrivato, è pagato o prescritto, ricorra entro un mese (reposición o económico-administrativa). Nello stesso termine chieda le rate. Possono ancora pignorare, ma non vendere prima di rispondere.',
  },
}
