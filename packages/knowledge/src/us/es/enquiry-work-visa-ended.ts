/** Questions of people whose work visa hangs on a job that ended: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_VISA_ENDED_ES: Words = {
  'us.immigration.ask-job-ended': {
    says: 'Por lo general tiene hasta 60 días desde el fin del trabajo, o hasta la fecha de su I-94 si llega antes. Su familia tiene el mismo plazo. Antes de que acabe, otra empresa debe presentar una petición para usted, o usted debe pedir otro estatus. Con una H-1B puede empezar en cuanto la nueva empresa la haya presentado. Hasta entonces no puede trabajar. El permiso de trabajo de su marido o su mujer que depende de su visa termina con su estatus. Vea esta semana a un abogado de inmigración.',
  },
}
