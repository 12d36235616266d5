/** The French words of the rows in ../late-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_INTEREST_FR: Words = {
  'nl.late.right-interest': {
    says: 'Si le contrat ne fixe pas d’autre taux, ils ne peuvent ajouter que l’intérêt légal (wettelijke rente), pour les jours de retard.',
  },
  'nl.late.right-demand': {
    says: 'Avant d’être en retard selon la loi, vous devez en général recevoir une mise en demeure écrite avec un délai juste. Ce n’est pas le cas si un dernier jour était convenu.',
  },
}
