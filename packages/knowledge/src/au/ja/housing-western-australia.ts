/** Notices to end a tenancy and late rent in Western Australia: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_JA: Words = {
  'au.home.wa-breach': {
    says: '西オーストラリア州（Western Australia）では、違反の通知（breach notice）から14日あります。ここでは安全のため、通知の日付から数えます。',
    action: '家賃を払う、または違反を直す',
    consequence: '契約を終わらせる通知（notice of termination）が来ることがあります。',
  },
  'au.home.wa-pay': {
    says: '西オーストラリア州（Western Australia）では、手続きを止められます。審理の1日以上前に、家賃と裁判所の手数料を全部払ってください。',
  },
  'au.home.wa-no-grounds': {
    says: '西オーストラリア州（Western Australia）では、家主は、期間の決まっていない契約（periodic lease）を今も理由なしに終わらせられますが、60日を与えなければなりません。',
  },
  'au.home.wa-court': {
    says: '西オーストラリア州（Western Australia）では、出るよう命じられるのはMagistrates Courtだけです。閉め出すのは犯罪です。',
  },
}
