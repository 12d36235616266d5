/** Questions about late and cancelled flights. */
import type { Rule } from '@plainletter/contracts/rule'

const AIR = {
  title: '国際航空運送についてのある規則の統一に関する条約(モントリオール条約)',
  url: 'https://www.mlit.go.jp/',
  inForceFrom: '2003-11-04',
}

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_FLIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.flight',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    checkedOn: '2026-11-22',
    when: { not: [{ says: ['電車', 'バス', '新幹線が', '置き配'] }] },
    asks: [
      [
        '飛行機',
        'フライト',
        '航空会社',
        '航空便',
        '搭乗',
        'flight',
        'airline',
        'lcc',
        '便が',
        '空港',
        '荷物が',
      ],
      [
        '遅延',
        '遅れ',
        '欠航',
        'キャンセルされ',
        'オーバーブッキング',
        'delayed',
        'cancelled',
        'overbooked',
        '遅れて',
        'キャンセル',
        'ホテル代',
        '届かな',
        '壊れ',
        '飛ばな',
      ],
    ],
    says: 'Japan has no fixed sum for this. If the airline cancels, its terms give your money back or another flight. For an international flight you can claim loss that you can prove, unless the airline did all it could. A flight that left Europe brings €250 to €600. Keep receipts and ask for a paper on the delay.',
    authority: { ...AIR, provision: '第19条' },
  },
]
