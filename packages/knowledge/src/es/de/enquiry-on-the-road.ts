/** Questions about traffic fines: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'es.ask.fine-half': {
    says: 'Die Hälfte zu zahlen beendet das Verfahren: Danach bleibt nur das Gericht, und die Punkte sind trotzdem weg. Wählen Sie binnen 20 Kalendertagen: die Hälfte zahlen, oder mit Belegen widersprechen und auf den halben Preis verzichten. Beides geht nicht. Fuhr jemand anders? Nennen Sie diese Person in denselben 20 Tagen mit Name, Ausweisnummer und Adresse, und zahlen Sie nicht.',
  },
  'es.ask.fine-driver': {
    says: 'Nennen Sie den echten Fahrer in der Frist des Schreibens, mit Name, Ausweisnummer und Adresse. Sonst kann eine Buße in doppelter oder dreifacher Höhe kommen. Zahlen Sie nicht die Hälfte, wenn Sie widersprechen wollen.',
  },
  'es.ask.fine-too-old': {
    says: 'Ein leichter Verstoß verjährt nach drei Monaten. Ein schwerer oder sehr schwerer, wie meist zu schnelles Fahren, nach sechs. Jeder Zustellversuch unterbricht das, auch der Aushang (TEU) nach erfolgloser Post. Ist die Zeit vorbei? Widersprechen Sie binnen 20 Kalendertagen und zahlen Sie nicht, sonst verlieren Sie das Recht. Eine endgültige Buße verjährt nach vier Jahren.',
    dependsOn: 'wie schwer es ist und was Sie erreichte',
  },
}
