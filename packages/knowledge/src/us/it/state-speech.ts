/** The Italian words of the rows by state in ../speech-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SPEECH_IT: Words = {
  ...stateWords('free-speech', {
    'AZ CA FL GA IL MA NJ NY OH PA TX VA WA':
      'un tribunale può chiudere presto una causa debole per parole su un tema pubblico (anti-SLAPP). Quasi sempre le dà le spese',
  }),
}
