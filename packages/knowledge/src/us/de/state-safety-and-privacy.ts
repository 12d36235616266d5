/** The German words of the rows in ../state-safety-and-privacy.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_SAFETY_AND_PRIVACY_DE: Words = {
  ...stateWords(
    'stalking',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'kann ein Gericht jemandem befehlen, fernzubleiben, meist kostenlos und am selben Tag. Stalking ist eine Straftat',
    ),
  ),
  ...stateWords(
    'images',
    sameCells(
      'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA',
      'ist es eine Straftat, intime Bilder ohne Zustimmung zu teilen, und Sie können meist klagen',
    ),
  ),
  ...stateWords('recording', {
    ...sameCells(
      'AZ GA MI NC NJ NY OH TX VA',
      'dürfen Sie ein Gespräch, an dem Sie teilnehmen, meist aufnehmen. Andere heimlich aufzunehmen, ist eine Straftat',
    ),
    ...sameCells(
      'CA FL IL MA PA WA',
      'müssen alle, die an einem privaten Gespräch teilnehmen, einer Aufnahme meist zustimmen',
    ),
  }),
}
