/** The German words of the rows in ../state-cut-offs-in-illness.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_CUT_OFFS_IN_ILLNESS_DE: Words = {
  ...stateWords(
    'cut-off-ill',
    sameCells(
      'AZ IL MI NJ OH WA',
      'kann ein ärztliches Schreiben eine Sperre von Strom oder Gas eine Zeit lang aufhalten. Fragen Sie die Firma nach dem Formular',
    ),
  ),
}
