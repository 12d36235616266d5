/** Questions about late and cancelled flights: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_DE: Words = {
  'be.ask.flight': {
    says: 'Verlangen Sie von der Fluglinie Betreuung, Erstattung oder einen anderen Flug und die feste Summe der europäischen Regel. Bei unvermeidbaren Gründen wie einem Sturm muss sie die Summe nicht zahlen.',
    dependsOn: 'Grund, Dauer der Verspätung und Strecke',
  },
}
