/** Questions about a parking fine where the ticket was paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_NL: Words = {
  'es.ask.parking-paid': {
    says: 'Maak schriftelijk bezwaar binnen 20 kalenderdagen, bij de gemeente of online, met de betaling in de app of het ticket. Controleer nummerplaat, zone en tijd. Betaal niet de helft: dat sluit de zaak. Bij een nee kunt u binnen twee maanden naar de rechter, of eerst binnen een maand herziening vragen. Sommige steden schrappen een kleine overschrijding aan de automaat.',
  },
}
