/** Questions of workers on a visa who are paid too little: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_ES: Words = {
  'au.ask.migrant-pay': {
    says: 'Tiene los mismos derechos de sueldo que todos aquí, también si le pagan en efectivo y si trabajó más horas de las que permite su visado. Solo el gobierno puede anular un visado, no un jefe. Desde julio de 2024 usar su visado para explotarle es delito. Anote sus horas y guarde los mensajes. Llame al Fair Work Ombudsman (13 13 94) y pregunte cómo se protege su visado. Puede reclamar seis años.',
  },
}
