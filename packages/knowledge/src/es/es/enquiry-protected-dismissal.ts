/** The Spanish words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_ES: Words = {
  'es.ask.sick-dismissed': {
    says: 'No pueden despedirle por estar enfermo: es nulo. Por otra causa real, sí. Tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el motivo real',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Un despido así es nulo salvo que la empresa pruebe una razón real que nada tenga que ver con el embarazo, el permiso o la reducción de jornada. Entonces recupera su puesto y los salarios perdidos. Presente la papeleta de conciliación en 20 días hábiles desde el despido. Firmar la carta o el finiquito no le impide reclamar, salvo que renunciara con claridad. Pida el paro en 15 días hábiles: no hace falta demandar.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha. Pero si no lo renuevan por su embarazo, es discriminación y es nulo. Guarde mensajes y pruebas de que a otros sí les renovaron. Tiene 20 días hábiles para impugnarlo.',
  },
}
