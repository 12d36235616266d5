/** The German words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'de.ask-flight.late': {
    says: 'Ab drei Stunden Verspätung bei der Ankunft gibt es 250 € bis 1.500 km, 400 € bis 3.500 km und darüber bis zu 600 €. Außergewöhnliche Umstände muss die Fluggesellschaft beweisen. Einen Gutschein müssen Sie nicht nehmen. Sie haben drei Jahre Zeit.',
    dependsOn: 'wie spät Sie ankamen, wie weit Sie flogen und warum',
  },
  'de.ask-flight.cancelled': {
    says: 'Sie wählen: das ganze Geld zurück binnen sieben Tagen oder ein anderer Flug. Einen Gutschein gibt es nur, wenn Sie schriftlich zustimmen. Erfuhren Sie es weniger als 14 Tage vorher, kommen oft 250 bis 600 € dazu, außer bei außergewöhnlichen Umständen.',
  },
}
