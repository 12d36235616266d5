/** The German words of the rows in ../state-debt-times.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_DEBT_TIMES_DE: Words = {
  ...stateWords('store-card', {
    NJ: 'beträgt die Klagefrist bei einer Karte nur für ein Geschäft vier Jahre, nicht sechs',
  }),
  ...stateWords('unwritten-deal', {
    ...sameCells(
      'AZ WA',
      'beträgt die Klagefrist bei einer Abmachung, die nicht schriftlich war, 3 Jahre',
    ),
    ...sameCells(
      'GA OH',
      'beträgt die Klagefrist bei einer Abmachung, die nicht schriftlich war, 4 Jahre',
    ),
  }),
}
