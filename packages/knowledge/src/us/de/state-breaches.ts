/** The German words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_BREACHES_DE: Words = {
  ...stateWords(
    'breach',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'muss eine Firma, die Ihre Daten verlor, es Ihnen ohne unnötige Verzögerung sagen. Behalten Sie diesen Brief als Beweis',
    ),
  ),
}
