/** Questions on a house to be torn down, money paid before a lease, and residents' groups. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const LEASES = { title: '借地借家法', url: 'https://laws.e-gov.go.jp/law/403AC0000000090' }

export const ENQUIRY_HOME_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.house-torn-down',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        '取り壊し',
        '取壊し',
        '建て替え',
        '建替え',
        '老朽化',
        '売却するから',
        'オーナーチェンジ',
        '耐震',
        '建物が古',
        '取り壊す',
        '建て直',
        '売るから',
        '売ること',
        '大家が変わ',
        '大家さんが変わ',
        '家主が売',
        '息子が住',
        '自分が住',
      ],
      [
        '出て行',
        '出てい',
        '立ち退',
        '立退',
        '退去',
        '引っ越し',
        '半年で',
        '更新しない',
        '立ち退き料',
      ],
    ],
    says: 'You need not agree. In an ordinary lease the landlord needs good cause and six months’ notice. Age of the house or a sale is mostly not enough without money for moving (立退料). Do not sign. Ask for the reason in writing and name your costs for the move.',
    authority: { ...LEASES, provision: '第26条から第28条まで', inForceFrom: '1992-08-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.application-money',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'consumer', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      ['申込金', '預り金', '預かり金', '手付', '仮押さえ'],
      ['キャンセル', '返って', '返金', '返してもら', '返ってき', '戻って', '断られ'],
      ['部屋', '賃貸', '引っ越し', '物件', '不動産', 'アパート', 'マンション', '契約前', '申込金'],
    ],
    says: 'Yes, if the lease was not yet made. An agent must pay back application money (申込金) and may not refuse. Once the contract is made, look at its terms. Ask in writing with a last day, and tell the prefecture’s office for estate agents.',
    authority: {
      title: '宅地建物取引業法',
      url: 'https://laws.e-gov.go.jp/law/327AC1000000176',
      provision: '第47条の2',
      inForceFrom: '1996-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.residents-group',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      ['自治会', '町内会'],
      ['辞め', 'やめ', '退会', '脱退', '会費', '抜け', '強制', '入らない', '加入', 'ゴミ'],
    ],
    says: 'Yes. A residents’ group is free to join, and you can leave at any time by telling it in writing. Fees for the time after are not owed. Charges for shared things, such as lights in the estate, can remain. If they bar you from the rubbish place, ask the town.',
    authority: {
      title: '最高裁判所',
      url: 'https://www.courts.go.jp/',
      provision: '平成17年4月26日判決(自治会の退会)',
      inForceFrom: '2005-04-26',
    },
  },
]
