/** Deposit and the state of the home, repairs, and leaving. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const GUIDE = {
  title: '国土交通省 原状回復をめぐるトラブルとガイドライン',
  url: 'https://www.mlit.go.jp/',
}

const DEPOSIT: Test = {
  says: ['敷金', '原状回復', '退去費用', 'クリーニング費用', 'ハウスクリーニング'],
}
const REPAIR: Test = { says: ['修繕', '雨漏り', '故障', '水漏れ', 'カビ', 'エアコン'] }

export const TENANCY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.home.right-deposit',
    kind: 'right',
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'EVICTION_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 6,
    when: { all: [DEPOSIT] },
    says: 'When you have left, the deposit (敷金) must come back, less unpaid rent and damage that you caused. You do not pay for normal wear or age.',
    authority: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.home.step-guideline',
    kind: 'step',
    kinds: [
      'OTHER',
      'RENT_ARREARS_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'EVICTION_NOTICE',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 9,
    list: 'first',
    when: { all: [DEPOSIT] },
    says: 'Ask for a list of each cost with photos. Compare it with the ministry’s guide (原状回復ガイドライン), which counts the age of walls and floors.',
    authority: { ...GUIDE, provision: '再改訂版', inForceFrom: '2011-08-16' },
  },
  {
    ...BASE,
    id: 'jp.home.right-repair',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'EVICTION_NOTICE', 'ENQUIRY'],
    topics: ['housing'],
    rank: 8,
    when: { all: [REPAIR] },
    says: 'The landlord must do needed repairs. Tell them in writing. If a part cannot be used, the rent goes down. If they do nothing, you may repair it yourself.',
    authority: { ...MIN, provision: '第606条、第607条の2、第611条', inForceFrom: '2020-04-01' },
  },
]
