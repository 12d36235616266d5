/** Subscriptions, returns, courses, cancel fees, phone contracts, false tax messages, data leaks, estates and family. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const CONSUMER_ACT = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }
const SALES = {
  title: '特定商取引に関する法律(特定商取引法)',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}
const TELECOM = { title: '電気通信事業法', url: 'https://laws.e-gov.go.jp/law/359AC0000000086' }
const COLLECT = { title: '国税徴収法', url: 'https://laws.e-gov.go.jp/law/334AC0000000147' }
const PRIVACY = {
  title: '個人情報の保護に関する法律(個人情報保護法)',
  url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
}
const IMMIG = {
  title: '出入国管理及び難民認定法(入管法)',
  url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
}

const PHONE: Test = {
  says: [
    '携帯電話',
    '携帯料金',
    'スマートフォン',
    '光回線',
    'プロバイダ',
    'インターネット回線',
    '通信料',
  ],
}
const SUBSCRIPTION: Test = { says: ['定期購入', '定期コース', '初回限定', 'お試し', '自動継続'] }
const ONLINE: Test = { says: ['通信販売', '通販', 'ネットショップ', 'オンライン', '返品'] }
const LESSONS: Test = {
  says: [
    'エステ',
    '英会話',
    '語学教室',
    '学習塾',
    '家庭教師',
    'パソコン教室',
    '結婚相手',
    '美容医療',
    '中途解約',
  ],
}
const CANCEL_FEE: Test = { says: ['キャンセル料', '解約料', '違約金', '取消料', '解約手数料'] }
const FALSE_TAX: Test = { says: ['国税庁', '税務署', 'e-tax', '未納の税金', '納税'] }
const LINK: Test = { says: ['http', 'リンク', 'こちらから', 'こちらを', 'url'] }
const LEAK: Test = { says: ['個人情報', '漏えい', '漏洩', '流出', '不正アクセス'] }
const LEAKED: Test = { says: ['漏えい', '漏洩', '流出', '不正アクセス'] }
const STAY: Test = {
  says: ['在留資格', '在留期間', '在留カード', '入管', 'ビザ', 'residence status', 'visa'],
}

export const EVERYDAY_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.buy.right-subscription',
    kind: 'right',
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 8,
    when: { all: [SUBSCRIPTION] },
    says: 'The last screen of an online order must show the price, the number of deliveries and how to stop. If it misled you, you can undo the order.',
    authority: { ...SALES, provision: '第12条の6、第15条の4', inForceFrom: '2022-06-01' },
  },
  {
    ...BASE,
    id: 'jp.buy.right-return',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 12,
    when: { all: [ONLINE] },
    says: 'If an online shop shows no rule on returns, you can send goods back within eight days of getting them. You pay the post.',
    authority: { ...SALES, provision: '第15条の3', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    id: 'jp.buy.right-courses',
    kind: 'right',
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 9,
    when: { all: [LESSONS] },
    says: 'Long courses, beauty care and match-making can be cancelled in eight days, and ended later at any time. The fee for ending has a top set by law.',
    authority: { ...SALES, provision: '第48条、第49条', inForceFrom: '2022-06-01' },
  },
  {
    ...BASE,
    id: 'jp.buy.right-cancel-fee',
    kind: 'right',
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 10,
    when: { all: [CANCEL_FEE] },
    says: 'A cancel fee above the firm’s average loss is void. Ask the firm to explain how it worked out the fee. It must try to do so.',
    authority: { ...CONSUMER_ACT, provision: '第9条第1項第1号、第2項', inForceFrom: '2023-06-01' },
  },
  {
    ...BASE,
    id: 'jp.buy.right-phone',
    kind: 'right',
    kinds: [
      'CONSUMER_CONTRACT_DISPUTE',
      'UTILITY_BILL_DEMAND',
      'DEBT_COLLECTION_LETTER',
      'ENQUIRY',
    ],
    topics: ['consumer'],
    rank: 11,
    when: { all: [PHONE] },
    says: 'A new phone or internet contract can be ended in writing within eight days of its papers (初期契約解除). Later, the fee for ending has a low top.',
    authority: { ...TELECOM, provision: '第26条の3、第27条の2', inForceFrom: '2022-07-01' },
  },
  {
    ...BASE,
    id: 'jp.scam.know-real-tax',
    kind: 'fact',
    kinds: ['SCAM_LETTER', 'OTHER'],
    rank: 4,
    slot: 'reality_check',
    when: { all: [FALSE_TAX, LINK] },
    says: 'The tax agency sends no pay links by message. A real seizure comes only after a letter on paper (督促状). Do not open the link. Call your tax office.',
    authority: {
      ...COLLECT,
      provision: '第47条、国税通則法第37条(督促状)',
      inForceFrom: '1960-01-01',
    },
  },
  {
    ...BASE,
    id: 'jp.data.right-told',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    when: { all: [LEAKED, LEAK] },
    says: 'After a leak the firm must tell you what happened. You can ask which of your data it holds, and to stop using it. Change your passwords.',
    authority: { ...PRIVACY, provision: '第26条、第33条から第35条まで', inForceFrom: '2022-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.estate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['相続', '遺産', '亡くな', '父が', '母が', 'inheritance', 'inherit'],
      ['借金', '相続放棄', '放棄', 'いつまで', '負債', 'debt', 'refuse', 'give up'],
    ],
    says: 'With an estate you take the debts too. You have three months to give it up at the family court (相続放棄). Do not use or sell anything before.',
    authority: { ...MIN, provision: '第915条、第921条、第938条', inForceFrom: '1948-01-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.child-support',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['養育費', 'child support'],
      [
        '払わない',
        '払ってくれない',
        '払ってくれません',
        '払いません',
        'くれません',
        '払われ',
        'いくら',
        '減額',
        '増額',
        '差押',
        '決め',
        '請求',
        'not paid',
        'how much',
        'change',
      ],
    ],
    says: 'Both parents must support a child. Ask the family court to set or change the sum. Unpaid support can be taken from wages, also for months to come.',
    authority: { ...MIN, provision: '第766条、第766条の3、第877条', inForceFrom: '2026-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.branches',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['枝', '越境', '庭木', 'branches', 'tree'],
      ['隣', '切って', '切れ', '切る', 'neighbour', 'neighbor', 'cut'],
    ],
    says: 'Ask your neighbour to cut branches that cross the line. If nothing happens in a fair time, about two weeks, you may cut them. Roots you may cut at once.',
    authority: { ...MIN, provision: '第233条', inForceFrom: '2023-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.noise',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['騒音', 'うるさい', '足音', '生活音', 'noise', 'noisy'],
      [
        '隣',
        '上の階',
        'マンション',
        'アパート',
        '近所',
        '住人',
        'neighbour',
        'neighbor',
        'upstairs',
      ],
    ],
    says: 'Noise beyond what people must bear can be stopped and give money. Keep a diary, tell the landlord or manager, and ask the town or a court for talks (調停).',
    authority: { ...MIN, provision: '第709条', inForceFrom: '2005-04-01' },
  },
  {
    ...BASE,
    id: 'jp.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Apply to renew or change your status before it ends. If you applied in time, you may stay until the answer, two months past the end at most.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
]
