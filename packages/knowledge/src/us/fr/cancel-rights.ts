/** The French words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_FR: Words = {
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
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables. Le vendeur doit vous donner un formulaire d’annulation',
    CA: 'vous pouvez le plus souvent annuler une vente faite chez vous dans les trois jours ouvrables, ou cinq à partir de 65 ans. Le vendeur doit vous donner un formulaire d’annulation',
  }),
}
