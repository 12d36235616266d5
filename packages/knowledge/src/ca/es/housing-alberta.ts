/** Notices to end a tenancy and late rent in Alberta: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ALBERTA_WORDS: Words = {
  'ca.home.ab-pay': {
    says: 'En Alberta un aviso de 14 días por alquiler sin pagar termina si lo paga todo antes de la fecha del aviso.',
  },
  'ca.home.ab-object': {
    says: 'En Alberta puede oponerse por escrito a un aviso de 14 días que no es por alquiler. Entonces el arrendador necesita una orden.',
  },
  'ca.home.ab-clear': {
    says: 'Los 14 días son días enteros. No cuentan el día en que recibió el aviso ni el día en que se va.',
  },
  'ca.home.ab-fourteen': {
    says: 'En Alberta actúe en 14 días desde que recibe un aviso de 14 días. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Pague el alquiler, o envíe su oposición por escrito',
    consequence: 'El arrendador puede pedir una orden para que se vaya.',
  },
}
