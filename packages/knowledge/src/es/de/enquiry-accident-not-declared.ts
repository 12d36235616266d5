/** Questions about an accident at work that the employer does not report: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'es.ask.accident-not-reported': {
    says: 'Sie verlieren keine Rechte, wenn der Betrieb nichts meldet. Gehen Sie zur mutua und sagen Sie, dass es bei der Arbeit oder auf dem Weg war; nie zu Hause. Der Betrieb muss binnen fünf Werktagen melden. Nur normal krankgeschrieben? Verlangen Sie beim INSS eine Entscheidung (determinación de contingencia). Bei Arbeitsunfall gibt es 75 % ab dem nächsten Tag. Melden Sie es der Inspección de Trabajo; Gewerkschaft. Beweise aufheben.',
  },
}
