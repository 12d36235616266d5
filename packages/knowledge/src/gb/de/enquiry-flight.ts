/** Questions about flights that are late or cancelled: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'gb.ask-consumer.flight': {
    says: 'Bei Ausfall wählen Sie Geld zurück oder einen anderen Flug. Solange Sie warten, bekommen Sie Essen und Zimmer. Ist die Airline schuld, gibt es Geld bei langer Verspätung oder wenn sie es weniger als 14 Tage vorher sagte.',
    dependsOn: 'wie spät es war, warum und wann man es Ihnen sagte',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Sagt die Airline ab, wählen Sie: Geld zurück innerhalb von sieben Tagen oder so bald wie möglich ein anderer Flug.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Solange Sie warten, bekommen Sie Essen und Trinken, und ein Zimmer, wenn Sie übernachten müssen.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Fordern Sie es schriftlich von der Airline. Nennen Sie Flugnummer und Verspätung und behalten Sie jede Quittung.',
  },
}
