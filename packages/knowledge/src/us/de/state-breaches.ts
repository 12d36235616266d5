/** The German words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_BREACHES_DE: Words = {
  ...stateWords('breach', {
    ...sameCells(
      'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA',
      'muss eine Firma, die Ihre Daten verlor, es Ihnen ohne unnötige Verzögerung sagen. Behalten Sie diesen Brief als Beweis',
    ),
    GA: 'müssen nach dem Recht des Staats nur Datenhändler (data brokers) und Behörden Ihnen verlorene Daten ohne unnötige Verzögerung melden. Behalten Sie diesen Brief als Beweis',
  }),
}
