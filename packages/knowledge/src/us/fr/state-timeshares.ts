/** The French words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_FR: Words = {
  ...stateWords('timeshare', {
    CA: 'vous pouvez annuler un achat en temps partagé (timeshare) dans les sept jours après la signature ou après avoir reçu le rapport public',
    FL: 'vous pouvez annuler un achat en temps partagé (timeshare) dans les dix jours après la signature ou les derniers papiers. Vous ne pouvez pas renoncer à ce droit',
    'GA VA':
      'vous pouvez annuler un achat en temps partagé (timeshare) dans les sept jours après la signature',
    'NC TX NV CO SC':
      'vous pouvez annuler un achat en temps partagé (timeshare) dans les cinq jours après la signature',
    WA: 'vous pouvez annuler un achat en temps partagé (timeshare) dans les sept jours. Ils comptent de la signature ou des papiers, selon ce qui vient plus tard',
  }),
}
