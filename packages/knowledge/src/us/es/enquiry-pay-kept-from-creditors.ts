/** Questions about pay that private creditors cannot take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_KEPT_FROM_CREDITORS_ES: Words = {
  'us.ask-state.pay-cannot-be-taken': {
    says: 'En su estado un acreedor privado casi nunca puede quitarle el sueldo, ni con sentencia por una tarjeta o un préstamo. Manutención, impuestos y préstamos estudiantiles federales son distintos; en Pensilvania un casero puede tomar hasta el 10% por renta. Sí puede ir a su cuenta: guarde los talones de pago. Conteste el aviso de exenciones, en Carolina del Norte en 20 días. Si le quitan sueldo, vaya ya al tribunal.',
  },
}
