/** Questions about unemployment pay that was refused: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_JA: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: '1か月以内に書面で異議を出してください（無料）。必要なのは直近30か月で12か月の保険加入の仕事です。途切れても日数は合計され、傷病手当や育児の期間なども数えます。契約書、給与明細、診断書を送ってください。足りない時も、短期の仕事なら6か月で足りることがあります。お金がなければ、同じ日に基礎保障金を申請してください。',
  },
  'de.ask-job.unemployment-pay-length': {
    says: '5年間に保険料を払った期間と年齢によります。12か月なら6か月、24か月なら12か月受けられます。50歳からは30か月で15か月、55歳からは36か月で18か月、58歳からは48か月で24か月です。30か月のうち12か月の加入が必要です。遅くとも仕事がなくなった最初の日に職業安定所に届け出てください。',
  },
}
