/** Questions about dismissal in the trial time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_ES: Words = {
  'de.ask-job.probation': {
    says: 'En el periodo de prueba de hasta seis meses, cada parte puede terminar el trabajo con dos semanas de aviso y sin razón. Las embarazadas están protegidas.',
  },
}
