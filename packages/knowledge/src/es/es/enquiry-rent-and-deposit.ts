/** Questions about a higher rent and the deposit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'es.ask.rent-rise': {
    says: 'La renta sube una vez al año y solo si el contrato lo dice. Desde el 26 de mayo de 2023 el tope es el índice IRAV del INE. Un decreto de octubre de 2026 fija el 2 %, si el Congreso lo confirma.',
    dependsOn: 'la fecha y las palabras de su contrato',
  },
  'es.ask.deposit': {
    says: 'Pídala por escrito con la fecha en que entregó las llaves. Pasado un mes el casero debe intereses. Hasta 2.000 € puede demandar sin abogado.',
  },
  'es.ask.deposit-limit': {
    says: 'En vivienda con contrato de hasta cinco años la fianza es un mes de renta, y las garantías adicionales dos meses como máximo. Siete años si el dueño es empresa. No tiene que aceptar más.',
  },
  'es.ask.deposit-wear': {
    says: 'El casero solo puede quedarse con dinero por daños que usted causó, no por el desgaste del tiempo y del uso normal. Pida por escrito fotos y facturas, con la fecha en que entregó las llaves. Pasado un mes debe intereses. Hasta 2.000 € puede demandar sin abogado.',
  },
}
