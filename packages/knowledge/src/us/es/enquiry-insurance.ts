/** The Spanish words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Apele por escrito. En un plan médico tiene 180 días, y después cuatro meses para una revisión externa (external review). En otros seguros, quéjese ante la oficina de seguros de su estado.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Pida la negativa por escrito con las palabras de la póliza. Mande fotos y otro presupuesto, y quéjese gratis ante el departamento de seguros de su estado.',
  },
}
