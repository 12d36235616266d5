/** Questions about eviction, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'es.ask.locks': {
    says: '家を出させられるのは裁判官だけです。家主が鍵を変えるか水を止めたら、警察を呼び、証拠を残してください。',
  },
  'es.ask.rent-behind': {
    says: '今払える分を払い、書面で計画を提案してください。福祉（servicios sociales）に助けを求めます。訴えられても、期限内に全部払えば1回止められます。',
  },
  'es.ask.myth-minors-evict': {
    says: '子どもがいるだけでは、立ち退きは止まりません。しかし、裁判所は福祉に知らせなければならず、止めることもできます。',
  },
  'es.ask.evict-children': {
    says: '子どもがいるだけでは止まりません。収入が少なければ、裁判所は福祉に知らせ、2か月、家主が会社なら4か月止められます。今、福祉の報告と無料の弁護士を求めましょう。',
    dependsOn: '収入と家主',
  },
}
