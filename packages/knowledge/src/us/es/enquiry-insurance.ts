/** The Spanish words of the rows in ../enquiry-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'us.ask-consumer.claim-denied': {
    says: 'Apele por escrito. En un plan médico tiene 180 días, y después cuatro meses para una revisión externa (external review). En otros seguros, quéjese ante la oficina de seguros de su estado.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Pida la negativa por escrito con las palabras de la póliza. Mande fotos y otro presupuesto, y quéjese gratis ante el departamento de seguros de su estado.',
  },
  'us.fact.newborn-insurance': {
    says: 'Pídalo al plan del trabajo en los 30 días del nacimiento; pocos dan más. La cobertura cuenta desde el nacimiento. Un plan de HealthCare.gov da 60 días, también desde el nacimiento. ¿Se pasaron los 30? Use esos 60, o pida Medicaid o CHIP, que admiten niños todo el año. Si usted tenía Medicaid al nacer, el bebé lo tiene el primer año. Pídalo por escrito y guarde copia.',
  },
}
