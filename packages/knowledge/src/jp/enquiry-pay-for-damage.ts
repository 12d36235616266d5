/** Questions about damage at work that an employer wants paid. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

export const ENQUIRY_PAY_FOR_DAMAGE: readonly Rule[] = [
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.ask.pay-for-damage',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general', 'debt'],
    rank: 6,
    verdict: 'no',
    asks: [
      [
        '会社に損害賠償',
        '会社から損害賠償',
        '会社の車',
        '社用車',
        '会社の物',
        '会社のもの',
        '商品を壊',
        '機械を壊',
        '備品を壊',
        '仕事中のミス',
        '業務中のミス',
        '勤務中の事故',
        '仕事中の事故',
        '会社のトラック',
        '商品を落',
        '備品',
        '皿を割',
        'お店の物',
        'レジの金',
      ],
      [
        '会社に損害賠償',
        '会社から損害賠償',
        '弁償',
        '賠償',
        '全額',
        '払え',
        '払う',
        '請求',
        '天引き',
        '修理代',
        '全部払',
        '弁償しろ',
        '自分で払',
        '給料から',
      ],
    ],
    says: 'Not the whole sum. For a slip at work courts let the firm ask only a fair part, often a quarter or less, and nothing for small mistakes. It cannot take the money from your wages on its own. Sign no promise to pay, and ask the labour standards office or a lawyer.',
    authority: {
      ...MIN,
      provision: '第709条、第715条、最高裁昭和51年7月8日判決、労働基準法第24条',
      inForceFrom: '2020-04-01',
    },
  },
]
