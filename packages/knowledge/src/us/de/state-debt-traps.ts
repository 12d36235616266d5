/** The German words of the rows in ../state-debt-traps.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_DEBT_TRAPS_DE: Words = {
  ...stateWords(
    'debt-relief',
    sameCells(
      'AZ GA IL MI NC NJ OH WA',
      'begrenzt das Gesetz, was eine Firma zur Schuldenregelung (debt settlement) tun und verlangen darf. Fragen Sie zuerst eine gemeinnützige Schuldnerberatung',
    ),
  ),
  ...stateWords(
    'identity-theft',
    sameCells(
      'AZ GA IL MA MI NC NJ OH WA',
      'ist es eine Straftat, in Ihrem Namen zu leihen oder zu kaufen. Melden Sie es der Polizei und schicken Sie jedem Kreditgeber eine Kopie',
    ),
  ),
}
