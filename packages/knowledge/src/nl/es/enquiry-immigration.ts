/** Questions about the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'nl.ask.permit': {
    says: 'Actúe ya: suele haber solo cuatro semanas para oponerse, y menos en muchos casos de asilo. Lo dice el final de la decisión. Busque abogado por la ayuda legal (Raad voor Rechtsbijstand).',
  },
}
