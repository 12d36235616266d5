/** The French words of the rows in ../state-renewals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENEWALS_FR: Words = {
  ...stateWords('auto-renewal', {
    MA: 'un abonnement qui se renouvelle seul doit avoir des conditions claires, un rappel et un moyen simple de résilier',
    CA: 'une entreprise doit avoir votre oui clair pour un contrat qui se renouvelle seul, et donner un moyen facile d’annuler',
    'FL GA NJ':
      'un contrat de service de 12 mois qui se renouvelle seul demande un rappel 30 à 60 jours avant',
    IL: 'un contrat de 12 mois qui se renouvelle seul demande des conditions claires et un rappel 30 à 60 jours avant',
    NY: 'une entreprise doit montrer les conditions d’un contrat qui se renouvelle seul, avoir votre oui et vous laisser annuler facilement',
    NC: 'un contrat qui se renouvelle seul doit être montré clairement, avec la façon d’annuler. Les longs demandent un rappel',
    VA: 'une entreprise doit avoir votre oui clair pour un contrat qui se renouvelle seul, et donner un moyen facile d’annuler en ligne',
  }),
}
