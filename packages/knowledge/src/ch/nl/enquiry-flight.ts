/** The Dutch words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'ch.ask.flight-late': {
    says: 'Vanaf drie uur vertraging bij aankomst geeft het Europese Hof € 250, € 400 of € 600 naar afstand. Niet als de oorzaak buiten hun macht lag. In Zwitserland weigeren maatschappijen dat vaak. Een rechtbank (Bülach) volgde het Hof, de hoogste rechter sprak nog niet. Eis schriftelijk, meld het daarna bij het BAZL.',
  },
  'ch.ask.flight-cancelled': {
    says: 'U kiest: al uw geld terug binnen zeven dagen, of een andere vlucht. U hoeft geen voucher te nemen. Hoorde u het minder dan 14 dagen vooraf, dan komt er vaak € 250 tot € 600 bij, tenzij de oorzaak buiten hun macht lag. Weigeren ze, meld het dan bij het BAZL.',
  },
}
