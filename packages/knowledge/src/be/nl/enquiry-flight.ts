/** Questions about late and cancelled flights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'be.ask.flight': {
    says: 'Bij annulering kiest u: geld terug binnen zeven dagen of een andere vlucht. Een voucher hoeft u niet te nemen. Minder dan 14 dagen vooraf gemeld, of drie uur te laat: meestal € 250 tot € 600 extra. Niet bij oorzaken die de maatschappij niet kon vermijden, zoals storm. Bewaar bonnen van eten en hotel. Schrijf haar, daarna de FOD Mobiliteit.',
  },
}
