/** The Dutch words of the rows in ../enquiry-webshop-refund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WEBSHOP_REFUND_NL: Words = {
  'nl.ask.refund-after-return': {
    says: 'De winkel moet alles, met de gewone verzendkosten, binnen 14 dagen na uw annulering terugbetalen. Zij mag wachten op de spullen of uw bewijs van verzending. Schrijf en noem een laatste dag. Vraag daarna uw bank of kaartbedrijf, of een geschillencommissie.',
  },
  'nl.ask.voucher-not-money': {
    says: 'Nee. Wat u binnen 14 dagen terugstuurde, moet in geld terug, op dezelfde manier als u betaalde, met de gewone bezorgkosten. Een bon geldt alleen als u ermee instemt. Termijn: 14 dagen na uw herroeping; ze mogen wachten op het product of uw verzendbewijs. Schrijf met een laatste dag. Daarna bank, PayPal, creditcard of geschillencommissie. Uitzonderingen: maatwerk en geopende hygiëne.',
  },
}
