/** Questions about a landlord who ends the lease, and more time in the home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_ES: Words = {
  'ch.ask.notice': {
    says: 'Mire el formulario oficial: sin él el aviso es nulo. En todo caso escriba en treinta días desde que llega a la oficina de conciliación, para impugnarlo o lograr tiempo. Es gratis, y puede quedarse hasta que decida. No firme que está de acuerdo.',
  },
  'ch.ask.more-time': {
    says: 'Pida más tiempo (Erstreckung) a la oficina de conciliación en 30 días desde que recibió el aviso. Es gratis. Para una vivienda, hasta cuatro años en una o dos veces. Muestre por qué irse es duro y guarde pruebas de su búsqueda. No si debía renta o faltó gravemente.',
  },
}
