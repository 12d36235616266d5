/** The Italian words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_IT: Words = {
  ...stateWords('speak-up', {
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'non possono licenziarla perché segnala o rifiuta cose vietate o pericolose, nei limiti della legge',
  }),
  ...stateWords('vacation-pay', {
    'AZ MI NY NC OH PA TX':
      'le ferie non usate si pagano come dicono le regole scritte della ditta o il contratto',
    CA: 'le ferie guadagnate sono paga. Non si possono togliere e vanno pagate quando va via',
    IL: 'le ferie guadagnate vanno pagate quando va via',
    MA: 'le ferie guadagnate sono paga e vanno pagate quando va via',
  }),
}
