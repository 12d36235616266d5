/** Notices to end a tenancy and late rent in British Columbia: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_BRITISH_COLUMBIA_JA: Words = {
  'ca.home.bc-ten-day': {
    says: 'ブリティッシュ・コロンビア州では、10日の通知（10 day notice）を受け取った日から5日あります。安全のため、その日付から数えます。',
    action: '家賃を全部払うか、通知を争う申し立てをする',
    consequence: '契約が終わることを認めたとみなされます。',
  },
  'ca.home.bc-own-use': {
    says: 'ブリティッシュ・コロンビア州では、自分で使うという通知を受け取った日から21日あります。安全のため、その日付から数えます。',
    action: 'Residential Tenancy Branchに、通知を争う申し立てをする',
    consequence: '契約が終わることを認めたとみなされます。',
  },
  'ca.home.bc-cause': {
    says: 'ブリティッシュ・コロンビア州では、借りる側の理由による1か月の通知（one month notice for cause）を受け取った日から10日あります。安全のため、その日付から数えます。',
    action: 'Residential Tenancy Branchに、通知を争う申し立てをする',
    consequence: '契約が終わることを認めたとみなされます。',
  },
  'ca.home.bc-void': {
    says: 'ブリティッシュ・コロンビア州では、受け取ってから5日以内に家賃と光熱費を全部払えば、通知は終わります。',
  },
  'ca.home.bc-three-months': {
    says: '2025年6月18日から、自分で住みたい家主は3か月を与えなければなりません。あなたは家賃1か月分を受け取ります。',
  },
  'ca.home.bc-twelve': {
    says: '言ったとおりに少なくとも12か月使わなければ、家賃12か月分を請求できます。',
  },
  'ca.home.bc-branch': {
    says: 'ブリティッシュ・コロンビア州では、家主には明け渡しの命令（order of possession）が必要です。次に、裁判所の執行官（court bailiff）だけが実行できる令状（writ）が必要です。',
  },
  'ca.home.bc-change': {
    says: 'ブリティッシュ・コロンビア州では、2025年6月18日から、自分で使うための通知は3か月前です。',
    was: '自分で住みたい家主は4か月を与え、あなたは30日の間に争えました。',
    is: '家主は3か月を与え、あなたは21日の間に争えます。',
  },
  'ca.home.bc-order': {
    says: 'ブリティッシュコロンビアでは、明け渡し命令（order of possession）の見直しを、ほとんどの場合2日以内に求められます。あなたを出せるのは裁判所の執行官だけです。',
  },
}
