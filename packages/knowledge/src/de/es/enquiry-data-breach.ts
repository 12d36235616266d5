/** The Spanish words of the rows in ../enquiry-data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DATA_BREACH_ES: Words = {
  'de.ask-data.breach': {
    says: 'Cambie sus contraseñas y vigile su cuenta. Pregunte a la empresa qué se llevaron. Perder el control de sus datos ya puede ser un daño, aun sin mal uso. Debe mostrar que le afecta.',
  },
  'de.ask-data.right-know': {
    says: 'Puede pedir gratis una copia de sus datos. La empresa debe contestar en un mes. Si no, quéjese gratis ante la autoridad de protección de datos.',
  },
}
