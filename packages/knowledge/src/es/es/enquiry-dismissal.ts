/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'es.ask.dismissed': {
    says: 'Firme "no conforme" y presente la papeleta de conciliación en 20 días hábiles. Pida el paro en 15 días hábiles. Un sindicato o abogado gratis puede ayudarle.',
  },
  'es.ask.sign-finiquito': {
    says: 'Puede firmar que lo recibió. Añada "no conforme" y la fecha si duda de las cuentas. Así aún puede reclamar.',
    dependsOn: 'si las cuentas están bien',
  },
  'es.ask.sick-dismissed': {
    says: 'No pueden despedirle por estar enfermo: es nulo. Por otra causa real, sí. Tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el motivo real',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. El despido en el embarazo o permiso de cuidado es nulo, salvo que prueben otra causa real. Impúgnelo en 20 días hábiles.',
  },
  'es.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los hechos y la fecha. Un mensaje o llamada sin eso lo hace improcedente. Guárdelo y escriba que no está conforme. Tiene 20 días hábiles.',
  },
  'es.ask.temporary-end': {
    says: 'Le corresponden 12 días de salario por año trabajado, salvo en contratos formativos o de sustitución. Sume las vacaciones pendientes. Si el contrato no era de verdad temporal, impúgnelo en 20 días hábiles.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha. Pero si no lo renuevan por su embarazo, es discriminación y es nulo. Guarde mensajes y pruebas de que a otros sí les renovaron. Tiene 20 días hábiles para impugnarlo.',
  },
  'es.ask.dismissal-notice': {
    says: 'En el despido disciplinario no hace falta preaviso. En el objetivo son 15 días, o le pagan esos días. Al acabar un temporal de más de un año, también 15. Siempre por escrito: tiene 20 días hábiles para impugnarlo.',
    dependsOn: 'el tipo de despido',
  },
  'es.ask.trial-period': {
    says: 'En la prueba pueden terminarlo sin motivo ni aviso. La prueba debe constar por escrito y no ser demasiado larga. Por embarazo u otra causa prohibida es nulo. Tiene 20 días hábiles.',
    dependsOn: 'lo que dice su contrato y por qué lo hicieron',
  },
}
