/** The German words of the rows in ../state-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_HOME_DEALS_DE: Words = {
  ...stateWords(
    'land-deal',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'zählt ein Geschäft über Land oder ein Haus meist nur schriftlich und unterschrieben von dem, der es einhalten muss',
    ),
  ),
  ...stateWords(
    'hidden-fault',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'kann ein Verkäufer, der einen ihm bekannten schweren Fehler versteckt oder im Formular lügt, Ihnen den Verlust schulden',
    ),
  ),
  ...stateWords(
    'hoa-limits',
    sameCells(
      'AZ CA FL IL MA MI NC NJ OH TX VA WA',
      'darf ein Eigentümerverein (owners’ association) Solaranlagen meist nicht verbieten, aber faire Grenzen setzen',
    ),
  ),
}
