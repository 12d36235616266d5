/** The French words of the rows in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SPEECH_AND_MARKS_FR: Words = {
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA':
      'un tribunal peut arrêter tôt un procès faible sur des paroles d’intérêt public, et le plus souvent vous donner vos frais (anti-SLAPP)',
  }),
}
