/** The Spanish words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_ES: Words = {
  'es.ask.sick-dismissed': {
    says: 'No pueden despedirle por estar enfermo: es nulo. Por otra causa real, sí. Tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el motivo real',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. El despido en el embarazo o permiso de cuidado es nulo, salvo que prueben otra causa real. Impúgnelo en 20 días hábiles.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha. Pero si no lo renuevan por su embarazo, es discriminación y es nulo. Guarde mensajes y pruebas de que a otros sí les renovaron. Tiene 20 días hábiles para impugnarlo.',
  },
}
