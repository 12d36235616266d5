/** The Spanish words of the rows in ../enquiry-police.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_ES: Words = {
  'es.ask.police-phone': {
    says: 'Para mirar su móvil la policía necesita su permiso o la orden de un juez. Solo en un caso urgente puede mirar antes, y debe avisar al juez en 24 horas. No tiene que decir su PIN. Diga con calma que no da permiso y pida un abogado.',
  },
}
