/** The German words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'ch.ask.flight-late': {
    says: 'Ab drei Stunden Verspätung bei der Ankunft gibt der Europäische Gerichtshof 250, 400 oder 600 € je nach Strecke, ausser bei aussergewöhnlichen Umständen. In der Schweiz lehnen Airlines das oft ab. Das Gericht in Bülach ist ihm gefolgt, das Bundesgericht hat nicht entschieden. Fordern Sie schriftlich, dann Anzeige beim BAZL.',
  },
  'ch.ask.flight-cancelled': {
    says: 'Sie wählen: das ganze Geld zurück binnen sieben Tagen oder ein anderer Flug. Einen Gutschein müssen Sie nicht nehmen. Erfuhren Sie es weniger als 14 Tage vorher, kommen oft 250 bis 600 € dazu, ausser bei aussergewöhnlichen Umständen. Bei einem Nein melden Sie es dem BAZL.',
  },
}
