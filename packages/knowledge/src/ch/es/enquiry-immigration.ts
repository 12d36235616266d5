/** Questions about the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'ch.ask.stay': {
    says: 'Actúe ya. El plazo de recurso suele ser de 30 días, y de cinco en algunas expulsiones. Está al final de la carta. Pregunte hoy a una oficina jurídica gratuita.',
  },
}
