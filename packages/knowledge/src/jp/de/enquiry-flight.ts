/** The German words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'jp.ask.flight': {
    says: 'Japan kennt keinen festen Betrag. Sagt die Airline ab, geben ihre Bedingungen Geld zurück oder einen anderen Flug. Bei internationalen Flügen können Sie bewiesenen Schaden fordern, außer die Airline tat alles Mögliche. Ein Flug ab Europa bringt 250 bis 600 €. Bewahren Sie Belege auf und verlangen Sie eine Bestätigung der Verspätung.',
  },
}
