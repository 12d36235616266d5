/** Questions about the right to stay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const IMMIG = {
  title: '出入国管理及び難民認定法(入管法)',
  url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
}

export const ENQUIRY_IMMIGRATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.stay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['在留資格', '在留期間', 'ビザ', '在留カード', '入管', 'visa', 'residence status'],
      [
        '更新',
        '不許可',
        '切れ',
        '変更',
        '失業',
        '転職',
        'どうすれば',
        'renew',
        'refused',
        'expired',
        'change',
      ],
    ],
    says: 'Apply before the last day. Then you may stay until the answer, two months more at most. If you leave your job, tell the office within 14 days. If they refuse, ask for the reason there and see a lawyer at once.',
    authority: { ...IMMIG, provision: '第19条の16、第20条、第21条', inForceFrom: '2010-07-01' },
  },
]
