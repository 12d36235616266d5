/** Questions about a package holiday that was changed, cancelled or went badly: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_JA: Words = {
  'gb.ask-travel.package': {
    says: 'ホテルや日程など主な部分が大きく変わるか、値段が8%を超えて上がるなら、取り消して14日以内に全額を取り戻せます。示された日までに返事をします。現地で問題があれば、すぐ伝えて、後で値引きを求めます。',
  },
}
