/** The Dutch words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_NL: Words = {
  'de.ask-flight.late': {
    says: 'Vanaf drie uur vertraging bij aankomst krijgt u € 250 tot 1.500 km, € 400 tot 3.500 km en daarboven tot € 600. De maatschappij moet een oorzaak buiten haar macht bewijzen. U hoeft geen voucher te nemen. U hebt drie jaar.',
    dependsOn: 'hoe laat u aankwam, hoe ver u vloog en waarom',
  },
  'de.ask-flight.cancelled': {
    says: 'U kiest: al uw geld terug binnen zeven dagen, of een andere vlucht. Een voucher kan alleen met uw schriftelijke ja. Hoorde u het minder dan 14 dagen vooraf, dan komt er vaak € 250 tot € 600 bij, tenzij de oorzaak buiten hun macht lag.',
  },
}
