/** Questions about noise and branches of neighbours. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

export const ENQUIRY_NEIGHBOURS: readonly Rule[] = [
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
    when: { not: [{ says: ['暴力', '殴', '水漏', '夫', '車から', 'エンジン', '冷蔵庫', '会社'] }] },
    asks: [
      [
        '騒音',
        'うるさい',
        '足音',
        '生活音',
        'noise',
        'noisy',
        '音が',
        '大声',
        '犬の鳴き',
        '鳴き声',
        'ドンドン',
        '楽器',
        'ピアノ',
        '音楽',
        '夜中に騒',
        'うるさ',
      ],
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
        '夜中',
        '隣人',
        '上の',
        '下の階',
        '隣人が',
        '部屋',
        '近く',
      ],
    ],
    says: 'Noise beyond what people must bear can be stopped and give money. Keep a diary, tell the landlord or manager, and ask the town or a court for talks (調停).',
    authority: { ...MIN, provision: '第709条', inForceFrom: '2005-04-01' },
  },
]
