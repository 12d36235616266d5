/** Questions about the written notice before a fixed term ends: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_ES: Words = {
  'nl.ask.notice-fee': {
    says: 'Sí, si el contrato era de seis meses o más y no le avisaron por escrito un mes antes. Recibe hasta un mes de sueldo, menos si la carta llegó tarde. Pídalo por escrito. Vaya al juez kanton en dos meses desde el día en que debía llegar.',
  },
}
