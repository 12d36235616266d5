/** Questions about a landlord who ends a nine-year lease in Flanders: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_JA: Words = {
  'be.ask.landlord-notice-flanders': {
    says: '9年の賃貸では、大家は理由を付けて6か月前に書面で通知します。大家自身が住むためなら、いつでもできます。子どもや親族のためなら、契約が終わるのは最初の3年が過ぎてからで、手紙にその人を書きます。短い通知やメールだけでは終わりません。出て行かなくてよいです。その人は1年以内に入居し2年住む必要があり、そうでなければ家賃18か月分を請求できます。退去させられるのは裁判官だけです。',
    dependsOn: '契約の種類とだれが住むか',
  },
}
