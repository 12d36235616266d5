/** The law on subscriptions, returns, courses, fees for cancelling and phone contracts, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CONSUMER_ACT = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }

const SALES = {
  title: '特定商取引に関する法律(特定商取引法)',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}

const TELECOM = { title: '電気通信事業法', url: 'https://laws.e-gov.go.jp/law/359AC0000000086' }

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

export const BUYING_TERMS: readonly Rule[] = [
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
]
