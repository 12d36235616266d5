/** Questions about unpaid time on the road between clients: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_TIME_JA: Words = {
  'ie.ask.travel-time': {
    says: 'はい。仕事のための移動、つまり利用者から利用者への時間は、最低賃金の労働時間に入ります。自宅と職場の間は入りません。給料をその全時間で割ると、20歳以上は€14.15を下回れません。平均賃金の明細を書面で求め、6か月以内にWRCへ。無料です。',
  },
}
