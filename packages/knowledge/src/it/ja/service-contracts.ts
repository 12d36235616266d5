/** The Japanese words of Italy: contracts for services. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_JA: Words = {
  'it.service.right-renewal': {
    says: 'サービスは自動で更新されますか。終わりの30日前に、書面で警告する必要があります。なければ、いつでも無料で終えられます。',
  },
  'it.phone.right-change': {
    says: '電話会社が契約を変えるときは、30日前に知らせる必要があります。そのとき、60日以内なら無料で終えられます。',
  },
  'it.water.right-minimum': {
    says: '家の水道を止められるのは、書留かPECの後だけです。社会割引（bonus sociale）のある人には、少なくとも生きるための最低の量が残ります。',
  },
  'it.insurance.right-answers': {
    says: 'まちがった答えで保険会社が払わなくてよいのは、わざとか重大な不注意のときだけです。ほかは、割合に応じて減ることがあります。',
  },
  'it.insurance.right-crash': {
    says: '2台の事故では、自分の保険会社に請求します（risarcimento diretto）。証明がなければ、責任は同じとされます。2年で時効です。',
  },
  'it.insurance.no-renewal': {
    says: '車の保険は自動で更新されません。新しい契約が始まらない限り、終わりの後15日続きます。',
  },
  'it.flight.right-money': {
    says: '3時間を超える遅れか遅い欠航では、€250から€600を受け取れます。避けられない外の原因があったときは別です。',
  },
  'it.flight.right-care': {
    says: '待つ間は食事、夜はホテルを用意する義務があります。欠航の後は、返金か別の便を選べます。',
  },
}
