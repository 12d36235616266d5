/** Questions about ending a lease, the bill on leaving and the deposit. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

export const ENQUIRY_MOVING_OUT: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'jp.ask.leave',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 20,
    verdict: 'it_depends',
    asks: [
      [
        '立ち退き',
        '立退き',
        '更新拒絶',
        '更新を断',
        '更新を拒',
        '更新しないと',
        '退去',
        'move out',
        'asked to leave',
        'end the lease',
      ],
      [
        '大家',
        '出ていか',
        '出て行か',
        '必要',
        'いつ',
        '断れ',
        'landlord',
        'must',
        'when',
        'refuse',
        '言われ',
        '正当事由',
        '立退料',
        '拒否',
      ],
    ],
    says: 'In an ordinary lease the landlord needs a good reason and six months. A fixed lease ends at its date. You may talk about moving money.',
    dependsOn: 'your kind of lease',
    authority: LAW.rentReason,
  },
  {
    ...GENERAL,
    id: 'jp.ask.deposit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 20,
    verdict: 'do_this',
    asks: [
      ['敷金', 'deposit', '原状回復', '退去費用', 'クリーニング代', 'クリーニング費用'],
      [
        '返',
        '戻',
        '戻ら',
        '返さ',
        '請求され',
        'back',
        'return',
        'refund',
        '請求',
        '払う',
        '高い',
        '負担',
        '返ってきません',
        '返してくれません',
      ],
    ],
    says: 'After you leave, the deposit comes back, less unpaid rent and damage. Normal wear and age are not yours to pay.',
    authority: LAW.deposit,
  },
  {
    ...BASE,
    id: 'jp.ask.move-out-bill',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['退去', '原状回復', '敷金', '引っ越し', 'moved out', 'move out'],
      [
        'クロス',
        '壁紙',
        'クリーニング代',
        'ハウスクリーニング',
        '畳',
        'フローリング',
        '張替え',
        '張り替え',
        '高額',
        '傷',
        'タバコ',
        'wallpaper',
        'cleaning',
        'scratches',
      ],
    ],
    says: 'You do not pay for normal wear and age. Even for damage, wallpaper counts for next to nothing after six years. A cleaning clause binds only if it is clear and the sum is fair. Sign nothing on the spot. Ask for each item with its sum, and write what you refuse. Call 188; up to 600,000 yen a small case can help.',
    authority: {
      ...MIN,
      provision: '第621条、国土交通省「原状回復をめぐるトラブルとガイドライン」',
      inForceFrom: '2020-04-01',
    },
  },
]
