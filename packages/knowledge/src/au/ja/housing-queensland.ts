/** Notices to end a tenancy and late rent in Queensland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_JA: Words = {
  'au.home.qld-remedy': {
    says: 'クイーンズランド州（Queensland）では、違反を直すよう求める通知（notice to remedy breach）から7日あります。ここでは安全のため、通知の日付から数えます。',
    action: '家賃を払う、または違反の通知（breach notice）にあることを直す',
    consequence: '退去の通知（notice to leave）が来ることがあります。',
  },
  'au.home.qld-grounds': {
    says: 'クイーンズランド州（Queensland）では、契約を終わらせるのに理由が必要です。決まった期間の終わりも理由で、2か月の予告が必要です。',
  },
  'au.home.qld-seven': {
    says: 'クイーンズランド州（Queensland）では、違反の通知（breach notice）の前に、家賃が7日遅れていなければなりません。その後、払うまで7日あります。',
  },
  'au.home.qld-qcat': {
    says: 'クイーンズランド州（Queensland）では、出るよう命じられるのはQCATだけで、それを行えるのは警察だけです。',
  },
}
