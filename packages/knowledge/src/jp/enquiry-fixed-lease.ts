/** Questions about a lease that ends at its date. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.fixed-lease',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 3,
    verdict: 'it_depends',
    asks: [
      ['定期借家', '定期建物賃貸借', '定期賃貸', '定期契約'],
      ['終了', '出て', '退去', '更新', '再契約', '住み続け', '期間', '解約', '通知', '説明'],
    ],
    dependsOn: 'the papers that you got at the start, and the notice',
    says: 'A fixed lease (定期借家) ends at its date only if a separate paper told you so before you signed. With no such paper it is an ordinary lease and goes on. From one year of lease the landlord must also tell you between one year and six months before the end. If the notice is late, you can stay until six months after it. Leave only when a court says so. Ask 法テラス.',
    authority: {
      title: '借地借家法',
      provision: '第38条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '2022-05-18',
    },
  },
]
