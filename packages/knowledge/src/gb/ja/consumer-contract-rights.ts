/** Rights on goods, work and contracts of consumers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_RIGHTS_JA: Words = {
  'gb.contract.right-quality': {
    says: '会社が売る品は、ふつうの品質で、目的に合い、説明どおりでなければなりません。',
  },
  'gb.contract.right-six-months': {
    says: '最初の6か月は、売り手がちがうと示さない限り、欠陥は初めからあったとされます。修理や交換を求めやすくなります。',
  },
  'gb.contract.right-second-step': {
    says: '1回の修理か交換で直らなければ、値引きか返品を求められます。',
  },
  'gb.contract.right-car': {
    says: '「sold as seen」（現状のまま）という言葉は業者を守りません。中古車も、年数、走行距離、値段に合う品質が必要です。',
  },
  'gb.contract.right-work': {
    says: '仕事は注意と技術をもってする必要があります。そうでなければ、直すか値引きを求められます。',
  },
  'gb.contract.right-fair-term': {
    says: '不公平な条項には従わなくてよいです。相手の損よりずっと高い解約の料金は、不公平かもしれません。',
  },
}
