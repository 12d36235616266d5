/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'au.ask.casual': {
    says: 'Tras seis meses, o doce en una empresa pequeña, puede decir por escrito que elige ser fijo. El empleador debe contestar en 21 días y necesita una razón justa para negarse.',
  },
  'au.ask.warning-letter': {
    says: 'No tiene que estar de acuerdo. Puede firmar solo como recibido y contestar por escrito. Una razón justa y la ocasión de responder cuentan si luego le despiden.',
  },
  'au.ask.after-hours': {
    says: 'Puede negarse a leer o responder después del horario, salvo que eso no sea razonable. Es el derecho a desconectar (right to disconnect).',
  },
  'au.ask.bullied': {
    says: 'Anote cada vez y quién lo vio, y dígalo al empleador. Mientras aún trabaje allí, puede pedir a la Fair Work Commission una orden para pararlo.',
  },
}
