/** Questions about unpaid time on the road between jobs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_JA: Words = {
  'gb.ask-work.travel-between-clients': {
    says: 'はい。利用者から次の利用者への移動時間は最低賃金の計算に入ります。自宅から最初の訪問先、最後から自宅までは入りません。給料をその全時間で割ってください。21歳以上は時給£12.71を下回れません。不足分を書面で求め、Acas（0300 123 1100）へ。期限があります。',
  },
}
