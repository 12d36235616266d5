/** The French words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const GYMS_FR: Words = {
  ...stateWords('gym', {
    GA: 'vous pouvez annuler un contrat de salle de sport dans les sept jours ouvrables',
    AZ: 'vous pouvez annuler un contrat de salle de sport dans les trois jours où la salle est ouverte',
    CA: 'vous pouvez annuler un contrat de salle de sport dans les jours après la signature, et plus tard si vous déménagez ou tombez malade. Le club doit l’accepter par écrit ou par e-mail',
    'FL IL MA NJ NC PA TX VA WA':
      'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables, et plus tard si vous déménagez ou devenez handicapé',
    NY: 'vous pouvez annuler un contrat de salle de sport dans les trois jours. Vous le pouvez aussi plus tard si vous déménagez à 25 miles ou tombez malade',
    OH: 'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables',
  }),
}
