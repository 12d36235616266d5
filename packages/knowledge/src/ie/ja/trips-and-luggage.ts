/** Package trips and luggage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIPS_AND_LUGGAGE_JA: Words = {
  'ie.package.right': {
    says: '主催者が取り消すか大きく変えたら、全額戻ります。旅行がひどかったときは、値引きを求められます。',
  },
  'ie.bag.right': {
    says: 'なくなった、遅れた、壊れた荷物は、航空会社が限度まで払います。壊れたら7日、遅れたら21日以内に書面で知らせます。',
  },
}
