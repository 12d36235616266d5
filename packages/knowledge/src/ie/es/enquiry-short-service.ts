/** Questions about a dismissal in the first year of a job: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_ES: Words = {
  'ie.ask.fired-under-year': {
    says: 'Para despido injusto hacen falta 12 meses en el empleo. Pero algunos motivos son ilegales desde el primer día: embarazo, origen, discapacidad, edad, sindicato o pedir un derecho. Tras 13 semanas le deben una semana de preaviso y las vacaciones generadas. Pida el motivo por escrito. Por todo ello, la WRC en seis meses, gratis.',
  },
}
