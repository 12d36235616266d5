/** Questions about a landlord who ends the lease, and more time in the home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_ES: Words = {
  'ch.ask.notice': {
    says: 'Escriba a la autoridad de conciliación en treinta días desde que la recibió: impugne y pida hasta cuatro años más. Es gratis y puede quedarse hasta que decida. Pida el motivo por escrito. Un motivo falso, como uso propio para alquilar más caro, permite anularla. Para el plazo cuentan edad, enfermedad, hijos, años allí y su búsqueda. Sin el formulario oficial es nula. No firme nada.',
  },
  'ch.ask.more-time': {
    says: 'Pida más tiempo (Erstreckung) a la oficina de conciliación en 30 días desde que recibió el aviso. Es gratis. Para una vivienda, hasta cuatro años en una o dos veces. Muestre por qué irse es duro y guarde pruebas de su búsqueda. No si debía renta o faltó gravemente.',
  },
}
