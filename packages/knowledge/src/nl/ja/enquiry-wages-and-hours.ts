/** Questions about wages that are not paid or taken off, and about hours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_AND_HOURS_JA: Words = {
  'nl.ask.unpaid-wages': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいらず、Juridisch Loketが無料で助けます。',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: '最後の日を決めて、書面で賃金を求めてください。遅れた賃金には、最高50%を加えて請求できます。区の裁判所（kanton）では弁護士はいりません。',
  },
  'nl.ask.wage-deductions': {
    says: '働いている間、会社が引けるのは、法律にあるものだけです。書面で決めた罰金やローンなどです。最低賃金は残さなければなりません。理由を書面で求め、残りを請求してください。',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'あなたの契約と労働協約',
    says: '雇い主は、労働協約が別に決めていなければ、28日前に働く予定を知らせなければなりません。できないときは、4日前に時間を知らせます。決めた時間の変更には、あなたの同意か重い理由が必要です。',
  },
  'nl.ask.zero-hours': {
    says: '3か月たつと平均時間が契約時間とみなされ、その賃金を請求できます。12か月後は、会社が決まった時間を提案する義務があります。呼び出しは4日前までです。時間を記録してください。',
  },
  'nl.ask.overtime': {
    says: '残業代が出るかは契約や労働協約（CAO）で決まります。どの時間にも最低賃金は払われます。時間を記録して請求してください。5年前までさかのぼれます。',
    dependsOn: '契約とCAOの内容',
  },
}
