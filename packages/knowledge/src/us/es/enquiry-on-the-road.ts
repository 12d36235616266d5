/** The Spanish words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'us.ask-everyday.private-parking': {
    says: 'Es una factura, no una multa de un tribunal. La empresa debe probar que carteles claros fijaban el precio y que la suma es justa. Discútala por escrito con fotos. Si de verdad debe la tarifa, pague esa parte. Si no hay acuerdo, decide un tribunal.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Antes de la fecha de la multa puede declararse no culpable y pedir audiencia, o casi siempre un curso. Pagar es admitirla. Nunca la ignore.',
    dependsOn: 'su historial y las pruebas',
  },
  'us.ask-life.towed': {
    says: 'Recoja pronto el auto, pues los cargos crecen cada día. Tome fotos de los letreros y pida recibo. Muchos estados limitan cargos y dan audiencia o reclamo si la grúa no tenía derecho.',
    dependsOn: 'los letreros, la tarifa y su estado',
  },
  'us.ask-everyday.toll': {
    says: 'No siempre. Si vendió, le robaron o rentó el carro antes de ese día, mande pruebas a la agencia hasta la fecha del aviso. Verifique que sea real.',
    dependsOn: 'quién era dueño del carro y quién manejaba ese día',
  },
}
