/** Package trips and luggage: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_ES: Words = {
  'ie.package.right': {
    says: 'Si el organizador cancela o cambia mucho el viaje, puede recuperar todo. Si salió mal, puede pedir un precio menor.',
  },
  'ie.bag.right': {
    says: 'La aerolínea debe pagar una maleta perdida, tardía o rota, hasta un límite. Escriba en 7 días por daños, y en 21 días por retraso.',
  },
}
