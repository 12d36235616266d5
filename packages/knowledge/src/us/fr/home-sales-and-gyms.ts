/** The French words of the rows in ../home-sales-and-gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const HOME_SALES_AND_GYMS_FR: Words = {
  ...stateWords('gym', {
    CA: 'vous pouvez annuler un contrat de salle de sport dans les jours après la signature, et plus tard si vous déménagez ou tombez malade. Le club doit l’accepter par écrit ou par e-mail',
    'FL IL MA NJ NC PA TX VA WA':
      'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables, et plus tard si vous déménagez ou devenez handicapé',
    NY: 'vous pouvez annuler un contrat de salle de sport dans les trois jours, et plus tard si vous déménagez à 25 miles ou tombez malade',
    OH: 'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables',
  }),
  ...stateWords('home-sale', {
    'AZ FL IL MA MI NJ NY NC OH PA TX VA WA':
      'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables. Le vendeur doit vous donner un formulaire d’annulation',
    CA: 'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables, ou cinq à partir de 65 ans. Le vendeur doit vous donner un formulaire d’annulation',
  }),
}
