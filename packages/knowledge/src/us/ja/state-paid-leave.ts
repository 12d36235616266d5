/** The Japanese words of the rows in ../state-paid-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAID_LEAVE_JA: Words = {
  ...stateWords('paid-leave', {
    CA: '州の法律により、5人以上の会社では仕事が守られる休暇があり、8週間、給料の一部が出ます',
    MA: '州の法律により、家族と病気のための有給の休暇があり、仕事も守られます',
    NJ: '州の法律により、家族のための休暇があり、12週間まで給料の一部が出ます',
    NY: '州の法律により、赤ちゃんや病気の家族のための有給の休暇が12週間まであり、仕事も守られます',
    WA: '州の法律により、自分や家族のための有給の休暇が、ほとんどの場合12週間まであります',
  }),
}
