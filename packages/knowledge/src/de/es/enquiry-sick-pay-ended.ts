/** Questions about sick pay of the health fund that ends too soon: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_ES: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'Reclame enseguida por escrito, como tarde en un mes; es gratis. Pida el informe del Medizinischer Dienst. Que su médico conteste por escrito y pida un segundo informe. Siga de baja sin huecos: cada nueva como tarde el siguiente día hábil. ¿Sin dinero? Inscríbase en la Agentur für Arbeit y pida una orden urgente al tribunal social.',
  },
}
