/** Questions about leave that is said to lapse at the end of the year: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_JA: Words = {
  'de.ask-job.leave-year-end': {
    says: '12月31日に自動で消えることはありません。会社が前もって、はっきりと、間に合う時期に取得を促し、消えると警告していることが必要です。会社の急な事情や病気で取れなかった場合は、3月31日まで続きます。警告がなければさらに長く残ります。今すぐ書面で日を決めて申請し、断られた証拠を残してください。お金で払われるのは退職のときだけです。',
  },
}
