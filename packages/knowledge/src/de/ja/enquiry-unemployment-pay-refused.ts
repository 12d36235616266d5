/** Questions about unemployment pay that was refused: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_JA: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: '1か月以内に書面で異議を出してください（無料）。必要なのは直近30か月で12か月の保険加入の仕事です。途切れても日数は合計され、傷病手当や育児の期間なども数えます。契約書、給与明細、診断書を送ってください。足りない時も、短期の仕事なら6か月で足りることがあります。お金がなければ、同じ日に基礎保障金を申請してください。',
  },
}
