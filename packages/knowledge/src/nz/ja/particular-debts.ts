/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_JA: Words = {
  'nz.debt.right-fee': {
    says: '費用を加えられるのは、契約が認めるときだけです。それについてだましてはいけません。裁判所は、不公平な決まりをなくせます。',
  },
  'nz.debt.right-bad-work': {
    says: '仕事がひどいか終わっていないなら、写真をつけて書面で言ってください。直すか、代金から引くよう求められます。',
  },
  'nz.debt.right-tribunal': {
    says: '争うなら、紛争審判所（Disputes Tribunal）が$60,000まで決められます。弁護士は加わらず、たいてい相手の費用も払いません。',
  },
  'nz.debt.right-phone': {
    says: '電話やインターネットの請求を争うなら、Telecommunications Dispute Resolutionが無料で調べます。サービスはきちんとしていなければなりません。だめなら減額を求めてください。',
  },
  'nz.debt.right-sold': {
    says: '借りは売られました。書面の通知、契約書、金額の内訳を求めてください。最初の貸し手に言えたことは、今も言えます。',
  },
}
