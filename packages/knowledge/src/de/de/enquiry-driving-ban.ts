/** Questions about driving so fast that the licence is taken for a month: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_DE: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Ab 31 km/h zu viel im Ort oder 41 außerhalb drohen Bußgeld, zwei Punkte und mindestens ein Monat Fahrverbot. Auch zweimal 26 oder mehr binnen eines Jahres bringt das Verbot. Auf dem Anhörungsbogen geben Sie nur die Personalien an. Gegen den Bescheid haben Sie zwei Wochen ab dem gelben Umschlag. Beim ersten Verbot wählen Sie den Beginn binnen vier Monaten. Hängt Ihre Stelle daran, fragen Sie vorher einen Anwalt.',
    dependsOn: 'wie viel zu schnell, wo, und was vorher war',
  },
  'de.ask-drive.alcohol': {
    says: 'Ab 1,1 Promille ist es eine Straftat. Das Gericht entzieht meist die Fahrerlaubnis und setzt eine Sperre von sechs Monaten bis fünf Jahren. Den neuen Schein müssen Sie beantragen, am besten drei Monate vor dem Ende. Eine MPU kommt ab 1,6 immer, darunter nur mit weiteren Gründen. Von 0,5 bis 1,09 ohne Fehler: 500 €, zwei Punkte und ein Monat Fahrverbot. Sagen Sie der Polizei nichts zur Sache und fragen Sie einen Anwalt. Gegen einen Strafbefehl: zwei Wochen.',
  },
}
