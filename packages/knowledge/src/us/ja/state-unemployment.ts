/** The Japanese words of the rows in ../state-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_UNEMPLOYMENT_JA: Words = {
  ...stateWords('fired-benefits', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '重い違反（misconduct）なしに解雇された、または正当な理由で辞めたなら、失業給付を受けられます',
  }),
  ...stateWords('pay-back-waiver', {
    NJ: '落ち度がなく、返すのがとても不公平なら、免除を求められます',
    CA: '自分のせいでなく、返すと生活がとても苦しくなるなら、返さなくてよいです。免除（waiver）を求めてください',
    FL: '自分のせいでなくても、ほとんどの場合、返さなければなりません。まちがいだと思うなら、期限内に不服を申し立ててください',
    'GA VA WA': '自分のせいでなく、返すのが不公平なら、免除（waiver）を求められます',
    IL: '不正がなければ、次の給付の一部が差し引かれることがあり、免除（waiver）を求められます',
    MA: '自分のせいでなく、返すのが不公平か、つらすぎるなら、免除（waiver）を求められます',
    MI: '自分のせいでなく、返すと生活が苦しいなら、免除（waiver）を求められます',
    OH: '不正がなければ、限られた期間、次の給付から取られることがあります。21日以内に不服を申し立ててください',
    PA: '自分のせいでないなら、ほとんどの場合、次の給付からだけ、一部ずつ、数年間取られます',
    TX: '一般の免除（waiver）はありません。期限内に不服を申し立て、分割を求めてください',
  }),
  ...stateWords('jobless-appeal', {
    NC: '不服は審理官（appeals referee）が聞きます。最後の日は手紙にあり、発送から10日しかないこともあります',
  }),
}
