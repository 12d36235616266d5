/** The Spanish words of the Netherlands: health premium. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_ES: Words = {
  'nl.health.know': {
    says: 'Tras dos meses de atrasos su aseguradora médica (zorgverzekeraar) debe ofrecer un plan de pago. Tras seis meses puede comunicarlo al CAK.',
  },
  'nl.health.step-plan': {
    says: 'Acuerde un plan con su aseguradora antes de deber seis meses. Entonces no lo comunican al CAK.',
  },
  'nl.health.right-cover': {
    says: 'Sigue asegurado para la atención básica, también con atrasos.',
  },
}
