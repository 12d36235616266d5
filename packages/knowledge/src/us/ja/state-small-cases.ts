/** The Japanese words of the rows in ../state-small-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SMALL_CASES_JA: Words = {
  ...stateWords('small-case', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA MN ME MO NV OR CO TN WI IN':
      '通知の日に少額の裁判（small claims）の審理に行き、証拠を持っていきます。行かないと、相手が勝つことがあります',
    ND: '少額の裁判（small claims）の書類を受け取ってから20日以内に、用紙で審理を求めてください。求めないと、審理なしで相手が勝つことがあります',
    NH: '少額の裁判（small claims）には、裁判所が書類を送ってから30日以内に書面で答えてください。答えないと、相手が勝つことがあります',
  }),
}
