/** Questions about a deposit from which a new carpet, paint or cleaning is to be paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NEW_CARPET_ES: Words = {
  'gb.ask-housing.deposit-new-for-old': {
    says: 'No se paga nuevo por viejo. Por un daño real solo pueden quedarse lo que la cosa aún valía, o el precio de una limpieza. Una moqueta para diez años que tenía ocho vale una quinta parte. El uso normal no le cuesta nada. Deben probarlo con las listas y fotos de entrada y salida y facturas. Escriba qué puntos discute y pida al deposit scheme su decisión gratuita, casi siempre en tres meses. Lo que no se discute deben pagarlo ya.',
  },
}
