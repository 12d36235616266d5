/** Questions about an accident at work that the employer does not report: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'de.ask-job.accident-not-reported': {
    says: 'Puede comunicar usted mismo el accidente a la Berufsgenossenschaft (BG), también ahora. Si el jefe no lo hace, no pierde derechos. Vaya a un Durchgangsarzt y diga que fue en el trabajo o de camino. Nunca diga que fue en casa. Anote hora, lugar y testigos. El jefe debe comunicarlo en tres días si la baja pasa de tres. Primero seis semanas de sueldo, luego paga la BG. No pueden castigarle.',
  },
}
