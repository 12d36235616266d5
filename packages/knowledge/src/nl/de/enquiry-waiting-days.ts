/** Questions about the first days of illness without pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_DE: Words = {
  'nl.ask.waiting-days': {
    says: 'Nur wenn es im Vertrag oder Tarifvertrag (CAO) steht, und höchstens zwei Tage. Ist nichts vereinbart, bekommen Sie Lohn ab dem ersten Tag. Das sind mindestens 70 % und im ersten Jahr nicht weniger als der Mindestlohn. Werden Sie binnen vier Wochen wieder krank, gelten keine neuen Wartetage. Fragen Sie schriftlich, wo es steht, und fordern Sie den Lohn mit Datum.',
    dependsOn: 'Ihr Vertrag oder Tarifvertrag',
  },
}
