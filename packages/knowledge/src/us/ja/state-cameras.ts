/** The Japanese words of the rows in ../state-cameras.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CAMERAS_JA: Words = {
  ...stateWords('camera', {
    MD: 'カメラの違反切符は持ち主に来て、点数はつきません。裁判を求め、運転していた人の名前を言えます',
    NY: 'だれが運転していても、カメラの違反切符は持ち主に来ます。点数はつきません。盗まれた車や貸した車は反論になります',
    OH: 'カメラの違反切符から30日以内に、払う、運転していた人を誓って言う、または審理を求めます',
    PA: 'カメラの違反切符は持ち主に来て、点数はつきません。ほかの人が運転していた、盗まれた、売ったと示せます',
    VA: 'カメラの違反切符は持ち主に来て、点数はつきません。運転していないと誓うか、裁判所に行けます',
    WA: 'カメラの違反切符は持ち主に来て、点数はつきません。ほかの人が車を使っていたと誓って言えます',
  }),
}
