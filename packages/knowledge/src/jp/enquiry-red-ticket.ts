/** Questions about a red ticket in traffic. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_RED_TICKET: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.red-ticket',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'parking', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      ['赤切符', '赤キップ', '30キロオーバー', '30km以上', '酒気帯び', '飲酒運転', '無免許'],
      [
        '罰金',
        '前科',
        'いくら',
        'どうな',
        '免停',
        '呼び出し',
        '出頭',
        '裁判',
        '略式',
        '仕事',
        '会社',
        '切られ',
      ],
    ],
    says: 'A red ticket is a criminal case. You are called by the police or prosecutor; go on the day. For speed the fine is mostly 60,000 to 100,000 yen, by a written trial (略式) if you agree. A fine is a criminal record (前科), but it is not told to your firm. Your licence is a separate matter: for a stop of 90 days or more there is a hearing first. If you deny it or drank, see a lawyer before you sign.',
    authority: {
      title: '道路交通法',
      provision: '第103条、第104条、第117条の2の2、第118条、刑事訴訟法第461条',
      url: 'https://laws.e-gov.go.jp/law/335AC0000000105',
      inForceFrom: '2022-10-01',
    },
  },
]
