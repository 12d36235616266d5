/** The French words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_FR: Words = {
  'us.pay.right-leave': {
    says: 'Dans les entreprises de 50 travailleurs, vous pouvez le plus souvent prendre 12 semaines de congé non payé et retrouver votre emploi. Vous avez 15 jours pour apporter le formulaire d’un médecin.',
  },
  ...stateWords('work-breaks', {
    CA: 'vous avez 30 minutes pour un repas dans un poste de plus de cinq heures, et dix minutes de repos toutes les quatre heures. Une pause manquée coûte à l’entreprise une heure de paie',
    IL: 'vous avez 20 minutes pour un repas dans un poste de sept heures et demie',
    MA: 'vous avez 30 minutes pour un repas dans un poste de plus de six heures',
    NY: 'vous avez le plus souvent 30 minutes pour le déjeuner dans un poste de plus de six heures',
    WA: 'vous avez 30 minutes pour un repas dans un poste de plus de cinq heures, et dix minutes de repos toutes les quatre heures',
  }),
}
