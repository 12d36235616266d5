/** Questions about a notice or eviction claim for unpaid rent: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FOR_RENT_DEBT_JA: Words = {
  'de.ask-home.rent-debt-notice': {
    says: '滞納を全部払うか、今日Jobcenterか社会福祉局（Sozialamt）に肩代わりを申請してください。明渡し訴訟の送達から2か月までなら、即時解約は無効になります（2年に1回）。手紙に予備的な通常解約があると、それは多くの場合残ります。撤回を頼んでください。2週間以内に裁判所へ争う意思を届けてください。借家人協会（Mieterverein）か弁護士へ。訴訟費用の援助もあります。',
  },
}
