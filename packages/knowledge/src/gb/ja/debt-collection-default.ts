/** The lender's own notice before it may end the agreement: the days in it count. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DEFAULT_JA: Words = {
  'gb.debt.default-notice-right': {
    says: '不払いの通知（default notice）には、何が問題か、どう直すかが必要です。届いてから少なくとも14日の期間も必要です。',
  },
  'gb.debt.default-notice-warn': {
    says: '不払いの通知（default notice）の期限の後、貸し手は契約を終わらせ、全額を求められます。それまでに求められた額を払えば、違反はなかったことになります。',
  },
  'gb.debt.default-step': {
    says: '通知の日付の前に貸し手に連絡してください。払えるなら滞納を払い、無理なら計画と時間を頼みます。',
  },
  'gb.debt.default-option': {
    says: '日付までに通知の額を払うか、家計の表を送って待つよう頼みます。貸し手は公平に扱わなければなりません。',
    title: '期限までに払うか、計画を決める',
    cost: '滞納の額、または申し出た額。',
    time: '通知の日付の前。',
    risk: 'その後、貸し手は契約を終えられます。分割で買った物が危なくなることもあります。',
    bestFor: '滞納があり、契約を続けたい方。',
  },
}
