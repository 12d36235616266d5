/** Questions about benefits that are claimed back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_FR: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: 'Contestez par écrit dans les deux mois : à la commission de recours amiable (CRA) de la CAF, ou pour le RSA au conseil départemental. L’erreur de la caisse n’efface pas la dette, mais justifie une remise si vous êtes de bonne foi. Demandez la remise ou de petites sommes, avec vos revenus et charges. Deux ans après le paiement, c’est le plus souvent prescrit, sauf fraude.',
  },
}
