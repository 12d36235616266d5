/** The Japanese words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_JA: Words = {
  ...stateWords('home-loan', {
    AZ: 'trusteeによる売却（trustee’s sale）には90日前の通知が必要です。前日まで、遅れた分を払えます',
    GA: '貸し手は、差押えの売却（foreclosure）の少なくとも30日前に、書面の通知を送らなければなりません',
    IL: '裁判所の書類から、ほとんどの場合90日以内に、遅れた分を払ってローンを続けられます',
    MI: '売却は4週間公告されなければなりません。その後、ほとんどの場合6か月以内に家を買い戻せます',
    VA: '貸し手は、売却の書面の通知を送らなければなりません。いくら払えばローンが元に戻るか、すぐに聞いてください',
  }),
  ...stateWords('home-loan', {
    FL: '差押えは裁判所を通します。20日以内に答えられ、売却が記録されるまでローンを払い終えられます',
    NJ: '差押えは裁判所を通します。35日以内に答えられ、調停を求め、判決まで遅れを払えます',
    NY: '差押えは裁判所を通します。ほとんどの場合、早い時期に和解の話し合い（settlement conference）が必要です。必ず行ってください',
    OH: '差押えは裁判所を通します。28日以内に答えられ、裁判所が売却を認めるまで借金を払い終えられます',
    PA: '差押えは裁判所を通します。20日以内に答えられ、sheriffの売却の1時間前まで遅れを払えます',
  }),
}
