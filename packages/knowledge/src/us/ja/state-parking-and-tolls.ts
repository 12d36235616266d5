/** The Japanese words of the rows in ../state-parking-and-tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PARKING_AND_TOLLS_JA: Words = {
  ...stateWords('city-parking', {
    FL: '違反切符の日までに、市の駐車違反を払うか、審理を求められます。未払いだと、ナンバーの更新が止められることがあります',
    MI: '違反切符の日までに、district courtか市の役所で、駐車違反を払うか、審理を求められます',
    NC: '市の駐車違反は、ほとんどの場合、民事の罰金です。市の言う方法で、市に不服を申し立てられます',
    VA: '違反切符の日までに、general district courtで駐車違反を争えます',
  }),
  ...stateWords('toll-bill', {
    MA: '通知の日までに、書面で通行料の請求を争えます。未払いだと、免許とナンバーの更新が止められることがあります',
    NJ: '通行料の通知は持ち主に来ます。ほかの人が運転していた、売った、盗まれたと示せます',
    WA: '通知の日までに、書面か審理で、通行料の罰金を争えます',
  }),
}
