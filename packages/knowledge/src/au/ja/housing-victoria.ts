/** Notices to end a tenancy and late rent in Victoria: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_JA: Words = {
  'au.home.vic-grounds': {
    says: '2025年11月25日から、ビクトリア州（Victoria）の家主（rental provider）は、理由なしに契約を終わらせられません。多くの理由は90日が必要です。',
  },
  'au.home.vic-pay': {
    says: 'ビクトリア州（Victoria）では、14日以内に家賃を払えば、通知の効力がなくなります。12か月に4回までです。',
  },
  'au.home.vic-police': {
    says: 'ビクトリア州（Victoria）では、出るよう命じられるのはVCATだけで、それを行えるのは警察だけです。VCATは公正かどうかを見ます。',
  },
  'au.home.vic-change': {
    says: 'ビクトリア州（Victoria）では、理由のない退去の通知（notices to vacate）は2025年11月25日に終わりました。',
    was: '最初の期間の終わりに、理由なしに終わる契約がありました。',
    is: '法律にある理由が必要です。',
  },
  'au.home.vic-fourteen': {
    says: 'ビクトリア州（Victoria）では、家賃の未払いの通知は14日を与えなければなりません。ここでは安全のため、通知の日付から数えます。',
    action: '遅れた家賃を全部払う',
    consequence: '相手は、VCATに命令を求められます。',
  },
}
