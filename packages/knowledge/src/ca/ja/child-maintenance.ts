/** The Japanese words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_JA: Words = {
  'ca.support.right-plan': {
    says: '全部を払えないなら、役所が動く前に支払い計画を頼んでください。収入と支出を見せます。',
  },
  'ca.support.right-change': {
    says: '収入が減ったり、子どもがあなたと暮らしていたりするなら、裁判所は命令を変えられます。役所は変えられません。',
  },
  'ca.support.warn': {
    says: '放っておかないでください。役所は、給料や税金の還付からお金を取り、免許やパスポートを止められます。',
  },
  'ca.support.warn-direct': {
    says: 'もう一人の親に直接ではなく、役所を通して払ってください。そうしないと、数えられないことがあります。',
  },
  'ca.support.right-ontario': {
    says: 'オンタリオ州では、免許が止まる前に知らせが来ます。30日の間に、払うか、計画を決めるか、裁判所へ行きます。',
  },
  'ca.support.step': {
    says: '全部の明細を求め、払った証拠と比べてください。今払える分を払います。',
  },
}
