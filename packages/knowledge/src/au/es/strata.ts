/** The Spanish words of the rows in ../strata.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STRATA_ES: Words = {
  'au.strata.right-account': {
    says: 'Pida el acta que fijó las cuotas (levies) y unas cuentas completas. Los intereses y gastos necesitan una base en la ley.',
  },
  'au.strata.nsw-plan': {
    says: 'En Nueva Gales del Sur puede pedir a la comunidad un plan de pagos con el formulario oficial. Solo puede negarlo con buena razón, por escrito y en 28 días. Contra eso puede ir al NCAT.',
  },
  'au.strata.step-owed': {
    says: 'Compare la cuota con sus avisos y las actas. Pague lo que sea correcto, pues el retraso puede sumar intereses, o pida un plan de pagos.',
  },
}
