/** The Spanish words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_ES: Words = {
  'de.ask-wages.right-broke': {
    says: 'Si la empresa quiebra, la Agentur für Arbeit paga hasta tres meses de salario debido (Insolvenzgeld). Pídalo en dos meses.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Un plazo corto en el contrato (Ausschlussfrist) no puede quitarle el salario mínimo. El resto, reclámelo ya por escrito.',
  },
  'de.ask-wages.right-hold-back': {
    says: 'Si falta gran parte de su sueldo, puede dejar de trabajar hasta que le paguen. Pida consejo antes y avíselo por escrito.',
  },
}
