/** Questions about damage by another driver whose insurer does not pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_BY_ANOTHER_JA: Words = {
  'nl.ask.other-insurer': {
    says: '相手の保険会社に直接、事故報告書、写真、証人、修理の請求書を付けて書面で請求できます。期日までに理由付きの回答を求めてください。多くの場合3年以内です。車にはねられた自転車や歩行者の権利はずっと強いです。自分の保険や弁護士費用保険も使えます。拒まれたら苦情、次に裁判官へ。運転者不明や無保険ならWaarborgfondsへ。',
  },
}
