/** The Spanish words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_ES: Words = {
  'de.uvg.right-able': {
    says: 'Solo debe lo que de verdad podía pagar. Una parte de sus ingresos es para vivir (Selbstbehalt). Muestre su paga, su alquiler y otros hijos.',
  },
  'de.uvg.right-past': {
    says: 'Por meses pasados solo cuenta desde que le comunicaron el anticipo o le pidieron sus ingresos. Pida prueba de ese día.',
  },
  'de.uvg.step-income': {
    says: 'Envíe a tiempo sus ingresos de los últimos doce meses. Si no puede pagar, escríbalo y pida un aplazamiento o plazos pequeños.',
  },
}
