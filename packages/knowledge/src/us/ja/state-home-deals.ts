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
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      '修理工場はほとんどの場合、見積りを出し、大きく超える前にあなたに聞かなければなりません',
    TX: '修理工場は、同意した分を払うまで車を返さなくてよいです。許していない修理には、取引の法律を使えます',
  }),
  ...stateWords('hoa-limits', {
    'AZ CA FL IL MA MI NC NJ OH TX VA WA':
      '管理組合はほとんどの場合、太陽光パネルを禁止できませんが、公正な制限は決められます',
  }),
}
