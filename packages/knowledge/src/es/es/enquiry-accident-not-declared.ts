/** Questions about an accident at work that the employer does not report: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_ES: Words = {
  'es.ask.accident-not-reported': {
    says: 'No pierde sus derechos si la empresa no da parte. Vaya a la mutua y diga que fue en el trabajo o de camino; nunca que fue en casa. La empresa debe comunicarlo en cinco días hábiles. ¿Le dan baja común? Pida al INSS la determinación de contingencia. La baja por accidente paga el 75 % desde el día siguiente. Denuncie a la Inspección de Trabajo y vea a un sindicato. Guarde mensajes, fotos y testigos.',
  },
}
