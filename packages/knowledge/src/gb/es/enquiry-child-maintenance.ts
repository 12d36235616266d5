/** Questions of a parent who gets no child maintenance from the other parent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_ES: Words = {
  'gb.ask-maintenance.unpaid': {
    says: 'Avise ahora al Child Maintenance Service de cada pago que falta. Pídale que cobre por usted (Collect and Pay). Puede tomar dinero del sueldo o de la cuenta sin juez, o conseguir una orden judicial. ¿Aún no hay caso? Solicítelo: es gratis.',
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: 'Avise ahora al Child Maintenance Service de cada pago que falta. Pídale que cobre por usted. Puede tomar dinero del sueldo sin juez, o conseguir una orden judicial.',
  },
}
