/** The French words of the rows in ../home-sales-and-gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const HOME_SALES_AND_GYMS_FR: Words = {
  'us.sale.right-three-days': {
    says: 'Vous avez trois jours ouvrables pour annuler une vente de 25 $ ou plus faite chez vous. Si vous n’avez pas reçu de formulaire d’annulation, le délai n’est le plus souvent pas fini.',
  },
  'us.sale.step-cancel': {
    says: 'Envoyez aujourd’hui le formulaire d’annulation ou une lettre en recommandé (certified mail). Gardez une copie. L’entreprise doit rembourser dans les dix jours ouvrables.',
  },
  'us.sale.right-rescind': {
    says: 'Si votre maison garantit le prêt, vous pouvez le plus souvent l’annuler (rescind) dans les trois jours ouvrables, et plus longtemps si des papiers manquaient.',
  },
  'us.sale.right-online': {
    says: 'Une entreprise qui vend en ligne doit vous dire les conditions, avoir votre oui clair, et vous donner un moyen simple d’arrêter les débits.',
  },
  ...stateWords('gym', {
    GA: 'vous pouvez annuler un contrat de salle de sport dans les sept jours ouvrables',
    AZ: 'vous pouvez annuler un contrat de salle de sport dans les trois jours où la salle est ouverte',
    CA: 'vous pouvez annuler un contrat de salle de sport dans les jours après la signature, et plus tard si vous déménagez ou tombez malade. Le club doit l’accepter par écrit ou par e-mail',
    'FL IL MA NJ NC PA TX VA WA':
      'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables, et plus tard si vous déménagez ou devenez handicapé',
    NY: 'vous pouvez annuler un contrat de salle de sport dans les trois jours. Vous le pouvez aussi plus tard si vous déménagez à 25 miles ou tombez malade',
    OH: 'vous pouvez annuler un contrat de salle de sport dans les trois jours ouvrables',
  }),
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables. Le vendeur doit vous donner un formulaire d’annulation',
    CA: 'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables, ou cinq à partir de 65 ans. Le vendeur doit vous donner un formulaire d’annulation',
  }),
}
