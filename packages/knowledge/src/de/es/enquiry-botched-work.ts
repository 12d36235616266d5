/** Questions about bad work of a tradesman: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_ES: Words = {
  'de.ask-buy.botched-work': {
    says: 'No dé por bueno el trabajo (Abnahme). Liste los fallos con fotos y dé un plazo justo. Hasta entonces puede retener cerca del doble del arreglo. Pasado el plazo: que lo haga otro a su costa, pague menos o desista si es grave. Pague la parte sin disputa.',
  },
}
