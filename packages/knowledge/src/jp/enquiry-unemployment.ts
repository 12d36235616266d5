/** Questions about unemployment pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const EMPLOY_INS = { title: '雇用保険法', url: 'https://laws.e-gov.go.jp/law/349AC0000000116' }

export const ENQUIRY_UNEMPLOYMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.job-benefit',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            '年金',
            '住民税',
            '家賃',
            '奨学金',
            '返せ',
            '返還',
            'ローン',
            'ビザ',
            '在留',
            '電気',
            '借金',
            '税金',
            '国民健康保険',
          ],
        },
      ],
    },
    asks: [
      [
        '失業保険',
        '失業給付',
        '失業手当',
        '雇用保険',
        'unemployment',
        '失業',
        'ハローワーク',
        '離職',
      ],
      [
        '自己都合',
        '会社都合',
        '離職票',
        'いつから',
        'もらえる',
        '待期',
        '給付制限',
        'when',
        'how much',
        'get',
        '手続',
        '申請',
        '何か月',
        '条件',
        'もらえな',
        'いくら',
        '受け取',
        '離職票をくれ',
        '離職票が',
      ],
    ],
    says: 'Go to Hello Work with your leaving slip (離職票). If the firm ended the job it starts after seven days. If you left, there is mostly one more month. If the slip has the wrong reason, object there.',
    authority: { ...EMPLOY_INS, provision: '第13条、第23条、第33条', inForceFrom: '2025-04-01' },
  },
]
