/** Questions about an unpaid fine: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_IT: Words = {
  'ie.ask.unpaid-fine': {
    says: 'Vada in tribunale quel giorno con una dichiarazione del suo denaro. Il giudice può prenderlo dallo stipendio, far prendere beni se la multa supera €500, o dare lavoro socialmente utile. La prigione viene per ultima. Una multa di oltre €100 si può pagare a rate in 12 mesi.',
  },
}
