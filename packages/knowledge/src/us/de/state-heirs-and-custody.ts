/** The German words of the rows in ../state-heirs-and-custody.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_HEIRS_AND_CUSTODY_DE: Words = {
  ...stateWords(
    'heirs',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA CO IN MN MO OR SC TN WI MD NV AL',
      'bestimmt ohne Testament das Gesetz die Anteile von Ehepartner und Kindern. Ein Gericht bestimmt, wer den Nachlass (estate) verwaltet und darüber abrechnen muss',
    ),
  ),
  ...stateWords(
    'custody',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN MO KY',
      'entscheidet der Richter über Kinder danach, was für sie am besten ist. Besuche und Unterhalt sind zwei Dinge: Ein Elternteil darf das eine nicht wegen des anderen stoppen',
    ),
  ),
}
