/** Questions about an exit agreement and the unemployment pay that may be lost by it: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_IT: Words = {
  'de.ask-job.exit-and-benefit': {
    says: 'Non firmi entro la loro data; non deve firmare. Di solito seguono dodici settimane di blocco, e il sussidio può essere sospeso se il preavviso è accorciato. Di solito niente blocco se un licenziamento economico era certo, il preavviso rispettato e l’indennità al massimo mezzo mese per anno. Se La licenziano, faccia causa entro tre settimane: niente blocco, spesso più denaro. Senta prima l’agenzia e un avvocato.',
  },
}
