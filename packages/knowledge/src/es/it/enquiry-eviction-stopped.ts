/** Questions about stopping an eviction case by paying: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_STOPPED_IT: Words = {
  'es.ask.evict-pay-stops': {
    says: 'Di solito sì, una volta: paghi tutto il dovuto nei dieci giorni lavorativi della carta e la causa finisce (enervación). Non vale se l’ha già usata. Né se il proprietario ha chiesto il denaro in modo provato almeno 30 giorni prima e lei non ha pagato. Chieda un avvocato gratuito nei primi tre giorni, e i servizi sociali. Un decreto di ottobre 2026 fa pagare l’amministrazione per chi è a rischio: chieda se vale ancora.',
    dependsOn: 'se è la prima volta e se c’è stata diffida',
  },
}
