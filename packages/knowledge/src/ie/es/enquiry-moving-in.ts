/** Questions about money before moving in: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_ES: Words = {
  'ie.ask.rent-upfront': {
    says: 'El casero puede pedir un mes de alquiler por adelantado y un mes de fianza, no más. En residencias de estudiantes es algo distinto si usted lo elige. Pídalo por escrito y no pague nada antes de ver la vivienda. La RTB puede ordenar que devuelvan el resto.',
  },
  'ie.ask.room-in-home': {
    says: 'En una habitación en casa del casero usted es huésped con permiso (licensee) y la RTB no puede ayudar. Vale lo acordado y un aviso justo. La fianza debe volver igual, menos alquiler debido o daños. Escriba con una fecha; luego use el proceso de pequeñas demandas en línea, hasta €2,000.',
  },
}
