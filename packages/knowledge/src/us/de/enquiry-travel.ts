/** The German words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_DE: Words = {
  'us.ask-consumer.flight': {
    says: 'Streicht die Fluggesellschaft Ihren Flug oder ändert ihn stark und Sie fliegen nicht, muss sie Ihr Geld zurückgeben. Bei einer Karte innerhalb von 7 Geschäftstagen.',
  },
  'us.ask-life.luggage': {
    says: 'Die Fluggesellschaft muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Melden Sie es sofort, behalten Sie Belege und schreiben Sie innerhalb von 7 Tagen bei Schaden oder 21 bei Verspätung.',
  },
}
