/** Notices to end a tenancy and late rent in New South Wales: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_JA: Words = {
  'au.home.nsw-element-reason': {
    says: 'ニューサウスウェールズ州（New South Wales）では、契約を終わらせる通知に、法律の理由がなければなりません。',
    name: '理由',
    ifMissing:
      '理由が見当たりません。理由がないと、通知は有効でないかもしれません。借りる人の相談所に電話してください。',
  },
  'au.home.nsw-grounds': {
    says: '2025年5月19日から、ニューサウスウェールズ州（New South Wales）では、どの契約を終わらせるにも法律の理由が必要です。多くの理由には、家主の証拠も必要です。',
  },
  'au.home.nsw-pay': {
    says: 'ニューサウスウェールズ州（New South Wales）では、全部払うか、約束した計画を守れば、家賃の未払いの通知は終わります。何度も遅れるときは別です。',
  },
  'au.home.nsw-fourteen': {
    says: 'ニューサウスウェールズ州（New South Wales）では、通知の前に家賃が14日遅れていなければならず、通知は14日を与えなければなりません。',
  },
  'au.home.nsw-ninety': {
    says: 'ニューサウスウェールズ州（New South Wales）では、あなたのせいでない理由は、ほとんど90日の予告が必要です。6か月以下の契約は60日です。',
  },
  'au.home.nsw-sheriff': {
    says: 'ニューサウスウェールズ州（New South Wales）では、契約を終わらせられるのはTribunal（NCAT）だけです。退去させられるのはSheriffの職員だけです。',
  },
  'au.home.nsw-change': {
    says: 'ニューサウスウェールズ州（New South Wales）では、理由のない立退きは2025年5月19日に終わりました。',
    was: '家主は、理由なしに契約を終わらせられました。',
    is: '家主には、法律にある理由が必要です。',
  },
  'au.home.nsw-pay-by': {
    says: 'ニューサウスウェールズ州（New South Wales）では、家賃の未払いの通知は14日を与えなければなりません。ここでは安全のため、通知の日付から数えます。',
    action: '家賃を払う、または書面で計画を約束する',
    consequence: '相手は、契約を終わらせるようTribunalに求められます。',
  },
}
