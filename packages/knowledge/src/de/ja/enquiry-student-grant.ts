/** Questions about a student grant refused because of parents who pay nothing: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_GRANT_JA: Words = {
  'de.ask-benefit.student-parents': {
    says: 'BAföG事務所に書面で前払い（Vorausleistung、様式8）を申請してください。学業が危うい時、親が払うべきなのに払わない分を出し、親に請求します。支給期間が終わると間に合わないので今申請を。拒否の決定にも1か月以内に異議を出してください。親には最初の教育の扶養義務があります。Studierendenwerkの社会相談も使えます。',
  },
}
