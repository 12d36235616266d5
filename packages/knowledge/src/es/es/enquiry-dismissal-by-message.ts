/** The Spanish words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_ES: Words = {
  'es.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los hechos y la fecha. Un mensaje o llamada sin eso lo hace improcedente. Guárdelo y escriba que no está conforme. Tiene 20 días hábiles.',
  },
  'es.ask.trial-period': {
    says: 'En la prueba pueden terminarlo sin motivo ni aviso. La prueba debe constar por escrito y no ser demasiado larga. Por embarazo u otra causa prohibida es nulo. Tiene 20 días hábiles.',
    dependsOn: 'lo que dice su contrato y por qué lo hicieron',
  },
}
