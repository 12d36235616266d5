/** The Japanese words of the rows in ../state-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CARS_JA: Words = {
  ...stateWords('lemon', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      '新車の重い不具合が、何回修理しても直らないとき、返金か別の車をもらえます。修理の書類を全部取っておいてください',
  }),
  ...stateWords('towed', {
    AZ: '警察に車を押さえられたら（impound）、通知の日までに審理を求められます',
    CA: '通知から10日以内に、警察のレッカー移動について無料の審理を求められます。レッカーの料金には上限があります',
    FL: '駐車場にはっきりした標識が必要で、料金は郡か市が決めます。保証（bond）を払って車を受け取り、争えます',
    GA: '民間の駐車場にはっきりした標識が必要で、州がレッカーの料金を制限します',
    MI: 'レッカーの通知から20日以内に、裁判所で審理を求められます',
    NC: '正当な理由があったかについて、magistrateにレッカーの審理を求められます',
    TX: 'レッカーから14日以内に、justice courtで審理を求められます',
    VA: '民間の駐車場にはっきりした標識が必要で、州や市の法律がレッカーの料金を制限します',
    WA: 'レッカーの通知から10日以内に、裁判所で審理を求められます',
  }),
}
