/** Questions about driving after a drink: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_DE: Words = {
  'es.ask.drink-driving': {
    says: 'Über 0,60 mg je Liter Atemluft oder mit klaren Anzeichen ist es eine Straftat. Dann kommt ein schneller Prozess (juicio rápido): Nehmen Sie einen Anwalt, der Pflichtverteidiger ist kostenlos. Nehmen Sie die Tat an, sinkt die Strafe um ein Drittel. Das Fahrverbot dauert ein bis vier Jahre. Darunter: Buße bis 1.000 € und bis sechs Punkte. Ohne Führerschein nicht fahren.',
    dependsOn: 'wie viel gemessen wurde',
  },
}
