/** Questions about what a boss may ask about an illness: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_AT_WORK_ES: Words = {
  'de.ask-job.reason-for-illness': {
    says: 'No. Diga enseguida solo que está enfermo y cuánto durará más o menos. Desde el cuarto día un médico debe confirmarlo, antes si el jefe lo pide; la empresa lo recoge en línea (eAU). La enfermedad es privada, salvo pocos casos como infecciones que se deben notificar.',
  },
}
