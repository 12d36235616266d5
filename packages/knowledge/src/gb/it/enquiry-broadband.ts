/** Questions about slow or broken broadband: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_IT: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Faccia prima reclamo alla società e segni la data. Dopo sei settimane, o una risposta finale, può decidere un servizio gratuito. Se il servizio è molto peggio del promesso, chieda di uscire senza costi.',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: 'Per un contratto fatto dal 17 gennaio 2025 ogni aumento doveva esserLe detto prima della firma, in sterline e pence. Allora di solito non può uscire gratis prima. Se il contratto non prevede questo aumento, devono avvisare un mese prima e può andarsene senza costi.',
  },
}
