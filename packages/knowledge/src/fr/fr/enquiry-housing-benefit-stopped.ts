/** Questions about housing benefit that stopped: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_BENEFIT_STOPPED_FR: Words = {
  'fr.ask-debt.housing-benefit-stopped': {
    says: 'Demandez le motif à la CAF par écrit. Si le bailleur a signalé un impayé que vous avez payé, envoyez vite quittances ou relevés. En cas de vrai retard, l’aide continue le plus souvent avec un plan d’apurement respecté : demandez-le à la CAF et au bailleur. Pour contester, écrivez à la commission de recours amiable (CRA) de la CAF dans les deux mois. Puis le tribunal administratif.',
  },
}
