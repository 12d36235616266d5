/** Questions about money back from the card firm or the bank: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_FR: Words = {
  'gb.ask-consumer.section-75': {
    says: 'Une partie a été payée par carte de crédit, pour une chose à plus de £100 et pas plus de £30,000 ? La société de la carte répond alors aussi. Demandez-lui selon « section 75 ». Pour une carte de débit, demandez un « chargeback ».',
    dependsOn: 'comment vous avez payé et le prix de la chose',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Demandez un « chargeback » à votre banque. C’est une règle des cartes, pas une loi, et le délai est court, souvent 120 jours. Demandez donc maintenant. Cela marche aussi pour de petites sommes.',
  },
}
