/** The Japanese words of the rows in ../state-repair-shops.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_REPAIR_SHOPS_JA: Words = {
  ...stateWords('repair-shop', {
    'CA FL IL MA MI NJ NY NC OH PA VA WA':
      '修理工場はほとんどの場合、見積りを出し、大きく超える前にあなたに聞かなければなりません',
    TX: '修理工場は、同意した分を払うまで車を返さなくてよいです。許していない修理には、取引の法律を使えます',
  }),
}
