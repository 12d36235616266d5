/** Questions about how long a seizure of wages lasts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_TIME_ES: Words = {
  'ch.ask.wage-seizure-time': {
    says: 'Un embargo de sueldo dura como mucho un año desde el día en que se hizo, para las deudas de ese grupo. Acaba antes si se pagan. Nuevas deudas pueden traer otro año. ¿Cambiaron sus gastos o sueldo: un hijo, más alquiler, pérdida del empleo? Muestre pruebas y la oficina debe adaptar la suma enseguida. Pague las facturas nuevas como pueda y acuda a un asesor de deudas (Caritas).',
  },
}
