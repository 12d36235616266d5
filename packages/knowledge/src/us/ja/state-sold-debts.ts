/** The Japanese words of the rows in ../state-sold-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_SOLD_DEBTS_JA: Words = {
  ...stateWords('sold-debt', {
    CA: '借金を買った会社は、手紙を書く前に借金の書類を持っていなければならず、求めたら15日以内に送らなければなりません',
    FL: 'ほとんどの場合、買った会社が取立てをする少なくとも30日前に、書面で知らせなければなりません',
    IL: '借金をゆずられた会社は、その書類（assignment）を、日付と額とともに示さなければなりません',
    NY: '損失として処理された（charged-off）借金の証拠を、取立て会社に求められます。60日以内に送り、それまで止めなければなりません',
    NC: '借金を買った会社は、借金、その額、それぞれの売買についての正しい書類なしに、取り立てられません',
  }),
}
