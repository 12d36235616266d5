/** Deposit and the state of the home, repairs, and leaving. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENT_RISE } from './conditions.ts'

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
const RENEWAL_FEE: Test = { says: ['更新料', '更新事務手数料', '更新手数料'] }
const RENT_OWED: Test = {
  says: [
    '滞納賃料',
    '未払賃料',
    '未払い賃料',
    '賃料を滞納',
    '家賃を滞納',
    '滞納家賃',
    '未払家賃',
    '未払い家賃',
    '家賃滞納',
    '賃料滞納',
    '賃料の滞納',
    '賃料の未払',
    '賃料等の滞納',
    '賃料月額',
    '延滞賃料',
    '滞納分',
  ],
}
const RENT_NAMED: Test = { says: ['家賃', '賃料'] }
const LEASE_ENDED: Test = {
  says: ['賃貸借契約を解除', '賃貸借を解除', '契約解除', '明渡', '明け渡し'],
}
const GUARANTEE_FIRM: Test = {
  says: ['家賃保証', '保証会社', '賃料保証', '家賃債務保証', '保証委託', '代位弁済した賃料'],
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
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-trust',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 4,
    when: { all: [RENT_OWED, LEASE_ENDED] },
    says: 'Pay all by the last day and the lease goes on. A court ends it only if trust is broken, which mostly takes about three months of arrears.',
    authority: { ...MIN, provision: '第541条、借地借家法第28条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-stay-until',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 5,
    when: { all: [RENT_OWED, LEASE_ENDED] },
    says: 'Nobody may change your locks or clear your home without a court. Only a court officer (執行官) may, after a judgment.',
    authority: {
      title: '民事執行法',
      url: 'https://laws.e-gov.go.jp/law/354AC0000000004',
      provision: '第168条、第168条の2',
      inForceFrom: '2004-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-rent-help',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 34,
    when: { any: [RENT_OWED, RENT_NAMED], not: [RENT_RISE] },
    says: 'After job loss or a big fall in income the town can pay your rent for some months (住居確保給付金). Ask before the lease ends.',
    authority: {
      title: '生活困窮者自立支援法',
      url: 'https://laws.e-gov.go.jp/law/425AC0000000105',
      provision: '第5条、第6条',
      inForceFrom: '2015-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-guarantee-firm',
    kind: 'right',
    kinds: [
      'EVICTION_NOTICE',
      'RENT_ARREARS_LETTER',
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
    ],
    rank: 7,
    when: { all: [GUARANTEE_FIRM] },
    says: 'A guarantee firm (保証会社) cannot end your lease by itself or treat your home as given up. The Supreme Court held such terms void.',
    authority: {
      title: '消費者契約法',
      url: 'https://laws.e-gov.go.jp/law/412AC0000000061',
      provision: '第10条、最高裁令和4年12月12日判決',
      inForceFrom: '2022-12-12',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-renewal-fee',
    kind: 'right',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER'],
    rank: 4,
    when: { any: [RENEWAL_FEE] },
    says: 'A renewal fee is owed only if your lease clearly names it and it is not too high. Without a new paper an ordinary lease goes on by law. You need not accept a higher rent with it.',
    authority: {
      title: '借地借家法',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      provision: '第26条、第32条、最高裁平成23年7月15日判決、消費者契約法第10条',
      inForceFrom: '2011-07-15',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.step-renewal-fee',
    kind: 'step',
    list: 'first',
    kinds: ['OTHER'],
    rank: 5,
    when: { any: [RENEWAL_FEE] },
    says: 'Look for each fee in your lease: 更新料, 更新事務手数料, insurance. What is not there you may refuse in writing. Go on paying the old rent.',
    authority: {
      title: '消費者契約法',
      url: 'https://laws.e-gov.go.jp/law/412AC0000000061',
      provision: '第10条',
      inForceFrom: '2001-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.right-clause',
    kind: 'right',
    kinds: [
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    topics: ['housing'],
    rank: 7,
    when: { all: [DEPOSIT] },
    says: 'A clause that puts cleaning or normal wear on you binds only if it was clear and you agreed to it. One that harms you one-sidedly is void.',
    authority: {
      title: '消費者契約法',
      url: 'https://laws.e-gov.go.jp/law/412AC0000000061',
      provision: '第10条、最高裁平成17年12月16日判決',
      inForceFrom: '2005-12-16',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.home.renewal-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER'],
    rank: 5,
    when: { any: [RENEWAL_FEE] },
    says: 'You cannot be put out only because you ask about the fee. An ordinary lease goes on even while you talk.',
    authority: {
      title: '借地借家法',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      provision: '第26条、第28条',
      inForceFrom: '1992-08-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'jp.home.right-no-force',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    topics: ['housing'],
    rank: 9,
    says: 'The owner may not change the lock or take out your things without a court. If someone does, call the police and a lawyer.',
    authority: {
      title: '自力救済の禁止(最判昭和40年12月7日)',
      provision: '最高裁判所第三小法廷、民集19巻9号2101頁',
      url: 'https://www.courts.go.jp/hanrei/search2/index.html?courtCaseType=1',
      inForceFrom: '1965-12-07',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-23',
    id: 'jp.home.right-broken-trust',
    kind: 'right',
    kinds: ['RENT_ARREARS_LETTER', 'EVICTION_NOTICE'],
    topics: ['housing'],
    rank: 8,
    // An owner that does not renew speaks of no late rent.
    when: {
      any: [RENT_OWED, LEASE_ENDED],
      not: [{ says: ['更新拒絶', '更新いたしません', '更新しません', '期間満了'] }],
    },
    says: 'Late rent does not always end a lease. The court asks if the trust between you and the owner is broken. Pay what you can now, and write down why it was late.',
    authority: {
      title: '信頼関係破壊の法理(最判昭和39年7月28日)',
      provision: '最高裁判所第三小法廷 昭和37年(オ)第747号、民法第541条',
      url: 'https://www.courts.go.jp/hanrei/search2/index.html?courtCaseType=1',
      inForceFrom: '1964-07-28',
    },
  },
]
