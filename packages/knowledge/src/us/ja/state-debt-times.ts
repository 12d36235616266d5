/** The Japanese words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_JA: Words = {
  ...stateWords('store-card', {
    NJ: '一つの店だけで使うカードで裁判を起こせる期間は、6年ではなく4年です',
  }),
  ...stateWords('unwritten-deal', {
    'AZ WA': '書面にしなかった約束で裁判を起こせる期間は3年です',
    'GA OH': '書面にしなかった約束で裁判を起こせる期間は4年です',
  }),
}
