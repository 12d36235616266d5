/** The French words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_FR: Words = {
  ...stateWords('paid-leave', {
    CA: 'la loi de l’État donne un congé avec emploi protégé dans les entreprises de cinq travailleurs, et une partie de votre paie pendant huit semaines',
    MA: 'la loi de l’État donne un congé payé pour la famille et la maladie, en gardant votre emploi',
    NJ: 'la loi de l’État donne un congé pour la famille, et une partie de votre paie jusqu’à 12 semaines',
    NY: 'la loi de l’État donne jusqu’à 12 semaines de congé payé pour un bébé ou un proche malade, en gardant votre emploi',
    WA: 'la loi de l’État donne le plus souvent jusqu’à 12 semaines de congé payé pour vous ou votre famille',
  }),
}
