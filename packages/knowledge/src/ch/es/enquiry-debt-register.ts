/** The Spanish words of the rows in ../enquiry-debt-register.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_REGISTER_ES: Words = {
  'ch.ask.hide': {
    says: 'Tras su oposición puede pedir a la oficina tres meses después que lo oculte, si el acreedor no hizo nada. Desde 2026 también vale si un juez lo rechazó definitivamente. Tiene hasta cinco años desde el fin del caso. Un acreedor también puede retirarlo.',
    dependsOn: 'lo que hizo el acreedor',
  },
  'ch.ask.register-time': {
    says: 'Otros ven la inscripción cinco años tras el fin del caso. Un caso pagado también queda, salvo que el acreedor lo retire: pídalo al pagar. Tras su oposición puede pedir a los tres meses que la oficina lo oculte, si el acreedor no hizo nada. Cuesta 40 francos.',
  },
}
