/** Questions about overtime that is not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const STANDARDS = { title: '労働基準法', url: 'https://laws.e-gov.go.jp/law/322AC0000000049' }

export const ENQUIRY_OVERTIME: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.overtime',
    when: {
      not: [
        {
          says: [
            '管理監督者',
            '名ばかり',
            '店長は管理職',
            '管理職だから',
            '課長になって',
            '店長になって',
          ],
        },
      ],
    },
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        '残業',
        '残業代',
        'サービス残業',
        '時間外',
        'overtime',
        'タイムカード',
        '定時後',
        '休日出勤',
        '残らされ',
        '早出',
        '休憩がとれ',
        '休憩が取れ',
        '休憩時間',
        '深夜勤務',
        '長時間労働',
        '残業代を払わ',
        'タイムカードを',
      ],
      [
        '払われない',
        '払われていません',
        '払われてない',
        '何年前',
        '何年分',
        '払われません',
        '出ない',
        '出ません',
        'もらえない',
        'もらえません',
        'つかない',
        '未払い',
        '固定残業',
        'みなし',
        'not paid',
        'unpaid',
        '請求',
        '年分',
        'さかのぼ',
        '払って',
        '払わない',
        '無給',
        'ただ働き',
        '先に押',
        'サービス',
        '違法',
        '管理職',
        '名ばかり',
        '支払',
        '払わず',
        '切らされ',
        '証拠',
        '打刻',
      ],
    ],
    says: 'Overtime needs at least 25% more, also if your boss only let it happen. Keep your own notes, mails and card times. Claim in writing, then go to the labour standards office. You have three years.',
    authority: { ...STANDARDS, provision: '第37条、第114条、第115条', inForceFrom: '2023-04-01' },
  },
]
