/** Questions about an insurer that refuses. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.insurer-refuses',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        '保険会社',
        '保険金',
        '火災保険',
        '生命保険',
        '医療保険',
        '自動車保険',
        'insurer',
        'insurance',
      ],
      [
        '払ってくれない',
        '払ってくれません',
        '支払われない',
        '支払われません',
        '拒否',
        '断られ',
        '下りない',
        '下りません',
        'おりない',
        'おりません',
        '免責',
        'refuse',
        'refused',
        'denied',
        "won't pay",
      ],
    ],
    says: 'Ask in writing which clause they rely on and send proof. Pay is due within a fair time after your claim. Then a free body helps: そんぽADRセンター for damage, the 生命保険相談所 for life and health. Claims mostly end after three years. Do not agree to a small sum in haste.',
    authority: {
      title: '保険法',
      provision: '第21条、第52条、第81条、第95条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
]
