/** A question about the television licence that is free from 75: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TV_LICENCE_JA: Words = {
  'gb.ask-tv.over-75': {
    says: '75歳から無料になるのは、本人か同居のパートナーがPension Creditを受けているときだけです。申請が必要です。その他の人は、生放送やBBC iPlayerを見るなら、同じように払います。',
    dependsOn: 'Pension Creditを受けているかどうか',
  },
}
