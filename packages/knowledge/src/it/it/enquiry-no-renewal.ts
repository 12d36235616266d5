/** Questions about a landlord who does not renew at the end of the first term: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_RENEWAL_IT: Words = {
  'it.ask.no-renewal-first-term': {
    says: "Alla fine dei primi quattro anni (tre nel 3+2) il proprietario può negare il rinnovo solo per un motivo di legge: uso suo o della famiglia, vendita senza altre case, grandi lavori. La lettera deve indicarlo e arrivare sei mesi prima. «Altre esigenze» non basta: il contratto continua. Risponda per raccomandata, continui a pagare e non firmi un'uscita anticipata. Se entro dodici mesi il motivo non si avvera, chieda 36 mensilità.",
  },
}
