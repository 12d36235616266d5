/** The German words of the rows in ../state-impostors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_IMPOSTORS_DE: Words = {
  ...stateWords(
    'false-officer',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'ist es eine Straftat, sich als Beamter (officer) auszugeben. Rufen Sie den sheriff oder die Polizei unter einer Nummer an, die Sie selbst suchen',
    ),
  ),
}
