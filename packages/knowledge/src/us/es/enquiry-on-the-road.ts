/** Questions about traffic tickets and towing: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'us.ask-life.traffic-ticket': {
    says: 'Antes de la fecha de la multa puede declararse no culpable y pedir audiencia, o casi siempre un curso. Pagar es admitirla. Nunca la ignore.',
    dependsOn: 'su historial y las pruebas',
  },
  'us.ask-life.towed': {
    says: 'Recoja pronto el auto, pues los cargos crecen cada día. Tome fotos de los letreros y pida recibo. Muchos estados limitan cargos y dan audiencia o reclamo si la grúa no tenía derecho.',
    dependsOn: 'los letreros, la tarifa y su estado',
  },
}
