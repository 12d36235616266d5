/** The Japanese words of the rows in ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ROADS_JA: Words = {
  ...stateWords('road-fines', {
    AZ: '交通違反（civil traffic ticket）について審理を求められます。運転の講習で、12か月に1度、多くの違反が消えます',
    GA: 'カメラと通行料の通知は持ち主に来ます。書いてある日までに、ほかの人が運転していた、盗まれたと誓えます',
    MI: '違反切符には、書かれた日まで、ほとんどの場合14日以内に答えてください。認める、説明する、または審理を求めます',
    NC: '通行料の請求から30日以内に、払うか、書面で見直しを求められます',
    TX: '多くの違反切符では、答える日までに運転の講習を求められ、そうすると事件は取り下げられます',
  }),
  ...stateWords('license-hold', {
    NC: '裁判の日に行かないか罰金を払わないと、命令の発送から60日目に免許を失います。その前に片づけるか、払えないことを裁判官に示してください',
  }),
}
