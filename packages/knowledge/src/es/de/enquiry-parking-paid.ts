/** Questions about a parking fine where the ticket was paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_DE: Words = {
  'es.ask.parking-paid': {
    says: 'Widersprechen Sie schriftlich binnen 20 Kalendertagen, im Rathaus oder online, mit der Zahlung in der App oder dem Ticket. Prüfen Sie Kennzeichen, Zone und Zeit. Zahlen Sie nicht die Hälfte: Das beendet den Fall. Bei einem Nein können Sie binnen zwei Monaten zum Richter, oder vorher binnen eines Monats Überprüfung verlangen. Manche Städte löschen kleine Überziehungen am Automaten.',
  },
}
