/** The Spanish words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_ES: Words = {
  'au.strata.right-account': {
    says: 'Pida el acta que fijó las cuotas (levies) y unas cuentas completas. Los intereses y gastos necesitan una base en la ley.',
  },
  'au.strata.nsw-plan': {
    says: 'En Nueva Gales del Sur puede pedir a la comunidad de propietarios (owners corporation) un plan de pago. Si se niega, pida sus motivos por escrito.',
  },
  'au.strata.step-owed': {
    says: 'Compare la cuota con sus avisos y las actas. Pague lo que sea correcto, pues corren intereses, o pida un plan antes de la fecha.',
  },
}
