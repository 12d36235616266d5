/** Questions about flights that are late or cancelled: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_ES: Words = {
  'gb.ask-consumer.flight': {
    says: 'Si se cancela puede elegir devolución u otro vuelo, y recibe comida y habitación mientras espera. Si es culpa de la aerolínea, hay compensación por un gran retraso, o si avisaron con menos de 14 días.',
    dependsOn: 'cuánto se retrasó, por qué y cuándo se lo dijeron',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Si la aerolínea cancela, usted elige: su dinero en un plazo de siete días, u otro vuelo lo antes posible.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Mientras espera recibe comida y bebida, y una habitación si debe pasar la noche.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Reclame a la aerolínea por escrito. Dé el número de vuelo y el retraso, y guarde cada recibo.',
  },
}
