/** The Japanese words of the rows in ../state-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_DEALS_JA: Words = {
  ...stateWords('land-deal', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '土地や家の約束は、ほとんどの場合、書面で、守る側の人が署名したときだけ有効です',
  }),
  ...stateWords('hidden-fault', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '知っていた重い不具合を隠したり、用紙にうそを書いたりした売り手は、損を払わなければならないことがあります',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      '管理組合はほとんどの場合、太陽光パネルを禁止できませんが、公正な制限は決められます',
  }),
}
