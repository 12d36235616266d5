/** Japanese: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_JA: Words = {
  'gb.ask-debt.missed-hearing': {
    says: '今すぐ動きましょう。判決は裁判所が取り消すまで有効です。裁判所に電話し、何が決まったか聞きます。取り消すには、すぐにN244を出します。欠席したよい理由と、勝てる見込みを示します。small claim では判決を受け取ってから14日です。請求に一度も答えていなければ、見込みがいちばん大事です。手数料はEX160で軽くなることがあります。または1か月以内に全額払えば、登録から消えます。',
  },
}
