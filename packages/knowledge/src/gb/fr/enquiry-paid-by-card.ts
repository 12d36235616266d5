/** Questions about money back from the card firm or the bank: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_BY_CARD_FR: Words = {
  'gb.ask-consumer.section-75': {
    says: "Si une chose coûtait plus de £100 et au plus £30,000, et qu'une part fut payée par carte de crédit, même l'acompte, la société de la carte répond de toute la perte. Cela vaut aussi pour ce que vous avez payé par virement. Réclamez par écrit selon la section 75, avec commande, paiements et lettre du liquidateur. En cas de refus ou après huit semaines, voyez le Financial Ombudsman. Carte de débit : demandez un chargeback.",
  },
  'gb.ask-consumer.chargeback': {
    says: 'Demandez un « chargeback » à votre banque. C’est une règle des cartes, pas une loi, et le délai est court, souvent 120 jours. Demandez donc maintenant. Cela marche aussi pour de petites sommes.',
  },
}
