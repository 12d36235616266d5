/** The French words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_FR: Words = {
  ...stateWords('store-card', {
    NJ: 'le délai pour vous poursuivre sur la carte d’un seul magasin est de quatre ans, pas six',
  }),
  ...stateWords('unwritten-deal', {
    'AZ WA': 'le délai pour poursuivre sur un accord qui n’était pas écrit est de 3 ans',
    'GA OH': 'le délai pour poursuivre sur un accord qui n’était pas écrit est de 4 ans',
  }),
}
