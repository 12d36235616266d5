/** Questions about a package holiday that was changed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_JA: Words = {
  'ie.ask.package-changed': {
    says: 'はい。出発前にホテルの等級や日程など大きな変更があれば無料で取り消せます。8%を超える値上げも同じです。全額を14日以内に返す義務があります。示された日までに答えてください。現地で悪ければすぐ現地で伝え、後で減額を求めます。次に少額請求手続きへ。',
  },
}
