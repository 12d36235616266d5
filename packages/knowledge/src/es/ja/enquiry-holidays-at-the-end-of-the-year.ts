/** Questions about holidays that are said to be lost at the end of the year: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_JA: Words = {
  'es.ask.holiday-year-end': {
    says: '休暇は普通その年で終わりますが、会社が取らせなかった、または取るよう促さなかった場合は残ります。病気休業の後なら、その年の終わりから18か月以内に取れます。今すぐ書面で日を決めて申請してください。会社が断ったり日程を決めなかったりしたら、返事から20営業日以内に訴えてください。手続は速く、弁護士は必須ではありません。お金で払われるのは退職のときだけです。',
  },
}
