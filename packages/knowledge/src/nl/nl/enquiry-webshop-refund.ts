/** The Dutch words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_NL: Words = {
  'nl.ask.refund-after-return': {
    says: 'De winkel moet alles, met de gewone verzendkosten, binnen 14 dagen na uw annulering terugbetalen. Zij mag wachten op de spullen of uw bewijs van verzending. Schrijf en noem een laatste dag. Vraag daarna uw bank of kaartbedrijf, of een geschillencommissie.',
  },
}
