/** Questions of people who are ill for longer than the employer pays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_ES: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: 'Después de seis semanas paga su seguro médico (Krankengeld): el 70 % del bruto, como mucho el 90 % del neto. No hace falta solicitud especial: la empresa informa del sueldo y usted devuelve lo que pida el seguro. Llámelo si no llegó nada. Cada baja nueva debe hacerse a más tardar el día hábil después de acabar la anterior. Dura hasta 78 semanas en tres años por la misma enfermedad, con las seis incluidas.',
  },
}
