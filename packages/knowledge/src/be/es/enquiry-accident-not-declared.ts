/** Questions about an accident at work that the employer does not report: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'be.ask.accident-not-declared': {
    says: 'Puede comunicar usted mismo el accidente a la aseguradora de la empresa, con certificado médico y nombres de testigos. El empleador tenía ocho días, pero su silencio no le quita nada. Tiene tres años. ¿El jefe se niega, no conoce la aseguradora, o no hay? Llame ya a Fedris: la encuentra, o paga en su lugar. Rechace la baja común y avise hoy por escrito. El accidente paga el 90 % del sueldo. Vea al sindicato o la inspección.',
  },
}
