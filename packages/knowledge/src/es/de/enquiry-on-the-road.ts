/** Questions about traffic fines: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'es.ask.fine-half': {
    says: 'In 20 Kalendertagen wählen Sie: die Hälfte zahlen und es beenden, oder mit Beweisen widersprechen und den halben Preis verlieren.',
    dependsOn: 'ob Sie Beweise haben',
  },
  'es.ask.fine-driver': {
    says: 'Nennen Sie den echten Fahrer in der Frist des Schreibens, mit Name, Ausweisnummer und Adresse. Sonst kann eine Buße in doppelter oder dreifacher Höhe kommen. Zahlen Sie nicht die Hälfte, wenn Sie widersprechen wollen.',
  },
  'es.ask.fine-too-old': {
    says: 'Ein leichter Verstoß verjährt nach drei Monaten. Ein schwerer oder sehr schwerer, wie meist zu schnelles Fahren, nach sechs. Jeder Zustellversuch unterbricht das, auch der Aushang (TEU) nach erfolgloser Post. Ist die Zeit vorbei? Widersprechen Sie binnen 20 Kalendertagen und zahlen Sie nicht, sonst verlieren Sie das Recht. Eine endgültige Buße verjährt nach vier Jahren.',
    dependsOn: 'wie schwer es ist und was Sie erreichte',
  },
}
