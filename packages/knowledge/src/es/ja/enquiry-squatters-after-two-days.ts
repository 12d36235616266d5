/** Questions about squatters and the 48 hours: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SQUATTERS_AFTER_TWO_DAYS_JA: Words = {
  'es.ask.squatters-after-two-days': {
    says: '48時間と書いた法律はありません。大切なのは、そこが住まいかどうかです。住んでいる家や使っている別宅なら住居侵入（allanamiento）で、警察は後からでも裁判官なしで動けます。空き家は別の罪（usurpación）です。その場合、警察だけで動けるのは現行犯のときで、それ以外は裁判官が早い手続きで決めます。自分の家だという証拠を持って、すぐ届けてください。自分で鍵を替えたり電気を止めたりしないでください。',
  },
}
