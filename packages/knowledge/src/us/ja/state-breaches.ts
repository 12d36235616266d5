/** The Japanese words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_JA: Words = {
  ...stateWords('breach', {
    GA: '州の法律で、失ったデータをあまり待たずに知らせる義務があるのは、データ業者（data broker）と役所だけです。この手紙を証拠として取っておいてください',
    'AZ CA FL IL MA MI NJ NY NC OH PA TX VA WA':
      'あなたのデータを失った会社は、あまり待たずに伝えなければなりません。この手紙を証拠として取っておいてください',
  }),
}
