/** Questions about what an individual voluntary arrangement is: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_ES: Words = {
  'gb.ask-debt.iva-what': {
    says: 'Un acuerdo obligatorio para pagar parte de sus deudas, casi siempre en cinco o seis años. El resto se perdona. Lo lleva un administrador autorizado, que cobra. Deben aceptar acreedores con el 75 % de la deuda que vota. Queda seis años en su historial de crédito. Si no puede cumplir, fracasa y las deudas vuelven. Pregunte antes a un asesor gratuito.',
  },
}
