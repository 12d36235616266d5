/** Questions about leave that is said to lapse at the end of the year: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_JA: Words = {
  'de.ask-job.leave-year-end': {
    says: '12月31日に自動で消えることはありません。会社が前もって、はっきりと、間に合う時期に取得を促し、消えると警告していることが必要です。会社の急な事情や病気で取れなかった場合は、3月31日まで続きます。警告がなければさらに長く残ります。今すぐ書面で日を決めて申請し、断られた証拠を残してください。お金で払われるのは退職のときだけです。',
  },
  'de.ask-job.too-much-leave': {
    says: 'いいえ、休暇中の賃金の返還は求められません。6か月以上勤めた後、年の前半に退職する人は、満1か月ごとに年休の12分の1を得ます。それより多く取っていても、その賃金は返さなくてよいのです。これは法定の4週間についてで、それを超える日数は契約で異なり得ます。新しい雇い主は差し引けます。取得日数の証明を求めてください。',
  },
}
