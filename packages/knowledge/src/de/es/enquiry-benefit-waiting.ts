/** Questions about an office that does not answer: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_ES: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Pida por escrito una decisión y un anticipo (Vorschuss), con un último día. Si no tiene de qué vivir, vaya ya al tribunal social: la orden urgente (einstweilige Anordnung) es gratis y rápida. Tras seis meses sin respuesta puede demandar gratis (Untätigkeitsklage). Guarde la prueba de su solicitud.',
  },
}
