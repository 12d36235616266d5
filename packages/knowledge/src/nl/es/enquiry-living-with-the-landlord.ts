/** Questions about a room in the home of the landlord: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_ES: Words = {
  'nl.ask.lodger': {
    says: 'Los primeros nueve meses, una casera que vive en la casa puede terminar por escrito sin motivo. Pero el preaviso suele ser de tres meses, y ella no puede echarle. Después de nueve meses tiene la misma protección que otros y decide un juez. Su propio interés pesa entonces más. Quédese, pague y pida el aviso por escrito. Un piso entero no entra aquí.',
    dependsOn: 'si lleva nueve meses alquilando',
  },
}
