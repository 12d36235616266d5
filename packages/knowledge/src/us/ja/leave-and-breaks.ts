/** The Japanese words of the rows in ../leave-and-breaks.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LEAVE_AND_BREAKS_JA: Words = {
  'us.pay.right-leave': {
    says: '働く人が50人以上の会社では、たいてい12週間の無給の休みを取り、元の仕事に戻れます。医者の書類を出すまでに15日あります。',
  },
  ...stateWords('work-breaks', {
    CA: '五時間を超える勤務では食事のために30分、四時間ごとに十分の休憩があります。休憩がなければ、会社は一時間分の給料を払います',
    IL: '七時間半の勤務では、食事のために20分あります',
    MA: '六時間を超える勤務では、食事のために30分あります',
    NY: '六時間を超える勤務では、たいてい昼食のために30分あります',
    WA: '五時間を超える勤務では食事のために30分、四時間ごとに十分の休憩があります',
  }),
}
