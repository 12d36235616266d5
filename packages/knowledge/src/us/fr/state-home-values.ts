/** The French words of the rows in ../state-home-values.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_VALUES_FR: Words = {
  ...stateWords('home-value', {
    AZ: 'vous avez 60 jours après l’envoi de l’avis pour faire appel de la valeur',
    CA: 'vous pouvez faire appel d’une nouvelle valeur dans les 60 jours après l’avis. La valeur de l’année peut être contestée de juillet à l’automne',
    FL: 'vous avez 25 jours après l’avis d’août (TRIM) pour demander une audience sur la valeur',
    GA: 'vous avez 45 jours après la date de l’avis pour faire appel de la valeur',
    IL: 'vous avez le plus souvent 30 jours après la liste publiée pour aller au board of review',
    MA: 'vous pouvez demander une réduction (abatement) jusqu’au jour où la première vraie facture d’impôt de l’année est due',
    NJ: 'vous pouvez faire appel de la valeur au plus tard le 1er avril (le 15 janvier dans certains comtés), ou 45 jours après l’envoi de l’avis',
    NY: 'vous pouvez déposer une plainte (grievance) au comité, au plus tard le jour fixé (grievance day). Ensuite, vous pouvez demander un petit examen (small claims review)',
    OH: 'vous pouvez déposer une plainte sur la valeur au comté au plus tard le 31 mars',
    TX: 'vous pouvez protester contre la valeur de votre maison au plus tard le 15 mai, ou 30 jours après l’avis si c’est plus tard',
    WA: 'vous pouvez faire appel de la valeur au plus tard le 1er juillet. Ou le plus souvent 30 à 60 jours après l’avis, si c’est plus tard',
  }),
}
