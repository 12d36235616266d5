/** Questions about the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'be.ask.stay': {
    says: 'Actúe ya. Casi siempre tiene 30 días para el tribunal de extranjería (CCE, RvV), 10 o menos en algunos casos. Lo dice la carta. Un abogado gratuito (pro deo) ayuda rápido.',
  },
}
