/** Questions of people who earn a little beside a job: whether the tax office must be told: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_EARNINGS_JA: Words = {
  'gb.ask-tax.small-earnings': {
    dependsOn: '課税年度全体の収入額',
    says: '課税年度で1,000ポンドまでなら（月ではありません）、税金も届出も不要です。副業と販売は全部合わせ、経費を引く前の額で数えます。それを超えたら、税額がゼロでも、年度終了後の10月5日までにSelf Assessmentに登録します。遅れたら、今すぐHMRCに知らせるのが一番安く済みます。雇い主からの現金は給料で、税を引くのは雇い主です。自分の古い物を売る分は普通は数えません。',
  },
}
