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
    when: {
      not: [
        {
          says: [
            '会社をやめたら',
            '会社を辞めたら',
            '敷金',
            '給料を払',
            '残業',
            '有給',
            '部屋を借り',
            '大家',
            '保険会社',
          ],
        },
      ],
    },
    asks: [
      [
        '在留資格',
        '在留期間',
        'ビザ',
        '在留カード',
        '入管',
        'visa',
        'residence status',
        '在留',
        '在留期限',
        '永住',
        '就労ビザ',
        '日本にいられ',
        '配偶者ビザ',
        '外国人です',
        '帰国しな',
        'オーバーステイ',
      ],
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
        '期限',
        '会社をやめ',
        '会社を辞め',
        '仕事を',
        '離婚',
        '切れま',
        '過ぎ',
        '申請',
        'どうな',
        'なくな',
        '取り消',
        '3か月',
        '辞め',
        '許可',
      ],
    ],
    says: 'Apply before the last day. Then you may stay until the answer, two months more at most. If you leave your job, tell the office within 14 days. If they refuse, ask for the reason there and see a lawyer at once.',
    authority: { ...IMMIG, provision: '第19条の16、第20条、第21条', inForceFrom: '2010-07-01' },
  },
]
