/** Questions about a landlord who ends the lease, and more time in the home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_ES: Words = {
  'ch.ask.notice': {
    says: 'Compruebe el formulario oficial. Escriba a la oficina de conciliación en treinta días para luchar contra él o tener más tiempo. Es gratis.',
  },
  'ch.ask.more-time': {
    says: 'Pida más tiempo (Erstreckung) a la oficina de conciliación en 30 días desde que recibió el aviso. Es gratis. Para una vivienda, hasta cuatro años en una o dos veces. Muestre por qué irse es duro y guarde pruebas de su búsqueda. No si debía renta o faltó gravemente.',
  },
}
