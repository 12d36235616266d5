/** Questions about driving so fast that the licence is taken for a month: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_DE: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Ab 31 km/h zu viel im Ort oder 41 außerhalb drohen Bußgeld, zwei Punkte und mindestens ein Monat Fahrverbot. Auch zweimal 26 oder mehr binnen eines Jahres bringt das Verbot. Auf dem Anhörungsbogen geben Sie nur die Personalien an. Gegen den Bescheid haben Sie zwei Wochen ab dem gelben Umschlag. Beim ersten Verbot wählen Sie den Beginn binnen vier Monaten. Hängt Ihre Stelle daran, fragen Sie vorher einen Anwalt.',
    dependsOn: 'wie viel zu schnell, wo, und was vorher war',
  },
}
