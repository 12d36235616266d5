/** Questions about a flight that came hours late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_JA: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: '3時間以上遅れて着き、乗員や技術的な故障など航空会社の責任なら補償があります。一人につき多くは1,500kmまで£220、3,500kmまで£350、それ以上£520です。待つ間の食事と部屋は別です。書面で請求し、クーポンを受ける必要はありません。断られたら紛争解決制度か少額裁判へ。',
  },
}
