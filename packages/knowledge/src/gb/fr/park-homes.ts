/** French: the words of the rows in ../park-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PARK_HOMES_FR: Words = {
  'gb.park-home.right-agree': {
    says: 'La redevance ne monte que si vous acceptez ou si un tribunal l’ordonne. Sinon, continuez à payer l’ancienne : ce n’est pas un impayé. Si un tribunal permet la hausse plus tard, elle compte en général dès la date de révision (review date). Il faut 28 jours et le formulaire prévu.',
  },
  'gb.park-home.right-index': {
    says: 'La hausse suit en général celle des prix (CPI). Plus peut être juste pour des travaux sur lesquels on vous a consulté avant. Un site dégradé plaide pour moins.',
  },
}
