/** Questions about wages that were not paid, or from which something was taken: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_JA: Words = {
  'nl.ask.unpaid-wages': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいらず、Juridisch Loketが無料で助けます。',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいりません。',
  },
  'nl.ask.wage-deductions': {
    says: '働いている間、会社が引けるのは、法律にあるものだけです。書面で決めた罰金やローンなどです。最低賃金は残さなければなりません。理由を書面で求め、残りを請求してください。',
  },
}
