/** The Japanese words of the rows in ../state-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TIMESHARES_JA: Words = {
  ...stateWords('timeshare', {
    CA: '署名か公の報告書を受け取ってから7日以内に、タイムシェア（timeshare）の購入を取り消せます',
    FL: '署名か最後の書類から10日以内に、タイムシェア（timeshare）の購入を取り消せます。この権利は放棄できません',
    'GA VA': '署名から7日以内に、タイムシェア（timeshare）の購入を取り消せます',
    'NC TX NV CO SC': '署名から5日以内に、タイムシェア（timeshare）の購入を取り消せます',
    WA: '署名か書類の、遅いほうから7日以内に、タイムシェア（timeshare）の購入を取り消せます',
  }),
}
