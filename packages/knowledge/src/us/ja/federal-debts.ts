/** The Japanese words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_JA: Words = {
  'us.federal.right-offset-notice': {
    says: '役所は、税の還付や給付を取る少なくとも60日前に手紙を書かなければなりません。その間に、借金を争うか、計画に合意できます。',
  },
  'us.federal.right-offset-safe': {
    says: 'SSIは、この方法で取れません。ほかのSocial Securityは、ほとんどの場合、月 $750 が守られ、取れるのは最大15%です。',
  },
  'us.veteran.right-waiver': {
    says: '最初の通知から1年以内に、借りの免除（waiver）をVAに求められます。払うとなぜ生活が苦しいかを書いてください。',
  },
  'us.veteran.step-soon': {
    says: '30日以内に手紙を書いてください。借りを争う、免除を求める、または計画を提案します。ほとんどの場合、先に給付を取られることが止まります。',
  },
}
