/** Questions about an accident at work that the employer does not report: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'it.ask.accident-not-reported': {
    says: 'No es tarde. Si el jefe no lo comunica, puede hacerlo usted en el INAIL con el certificado médico. Avise ya al jefe por escrito. Diga al médico que fue en el trabajo, nunca en casa. La empresa tiene dos días desde el certificado. El INAIL paga desde el cuarto día: 60 % del sueldo, 75 % tras 90 días. Los días anteriores los paga la empresa. Un patronato ayuda gratis. Tiene tres años.',
  },
}
