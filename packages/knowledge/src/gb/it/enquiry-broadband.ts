/** Questions about slow or broken broadband: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_IT: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Faccia prima reclamo alla società e segni la data. Dopo sei settimane, o una risposta finale, può decidere un servizio gratuito. Se il servizio è molto peggio del promesso, chieda di uscire senza costi.',
  },
}
