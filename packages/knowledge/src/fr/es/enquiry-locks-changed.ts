/** The Spanish words of the rows in ../enquiry-locks-changed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKS_CHANGED_WORDS: Words = {
  'fr.ask-home.throw-out': {
    says: 'Solo un juez puede terminar el contrato y solo un agente puede desahuciar. Un arrendador que lo hace solo comete un delito. Llame a la policía (17).',
  },
}
