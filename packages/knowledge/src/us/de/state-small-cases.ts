/** The German words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_DE: Words = {
  ...stateWords('small-case', {
    ...sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN ME MO NV OR CO TN WI IN',
      'gehen Sie zum kleinen Fall an dem Tag in der Mitteilung und bringen Sie Ihre Beweise mit. Kommen Sie nicht, kann die andere Seite gewinnen',
    ),
    ND: 'fragen Sie auf dem Formular innerhalb von 20 Tagen, nachdem Sie den kleinen Fall bekommen haben, nach einer Anhörung. Tun Sie es nicht, kann die andere Seite ohne sie gewinnen',
    NH: 'antworten Sie auf einen kleinen Fall schriftlich innerhalb von 30 Tagen, nachdem das Gericht ihn abgeschickt hat. Tun Sie es nicht, kann die andere Seite gewinnen',
  }),
}
