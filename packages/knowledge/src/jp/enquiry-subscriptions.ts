/** Questions about orders that turn out to be subscriptions. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SALES = {
  title: '特定商取引に関する法律(特定商取引法)',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}

export const ENQUIRY_SUBSCRIPTIONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.subscription',
    checkedOn: '2026-11-22',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'do_this',
    when: { not: [{ says: ['携帯', 'ジム', '光回線', '家賃', '雇'] }] },
    asks: [
      [
        '定期購入',
        '定期コース',
        'お試し',
        '初回',
        'サブスク',
        'subscription',
        'サプリ',
        '化粧品',
        '健康食品',
        '月額',
        '無料トライアル',
        '自動更新',
        'アプリの',
      ],
      [
        '解約',
        'やめ',
        'できない',
        'できません',
        '2回目',
        '高額',
        '電話がつながらない',
        'cancel',
        'stop',
        '毎月',
        '解約し',
        '知らな',
        '勝手に',
        '届き',
        '引き落',
        '請求され',
        '退会',
        '2回目が',
        'クーリング・オフ',
        'クーリングオフ',
        '受け取り拒否',
        '受取拒否',
      ],
    ],
    says: 'Orders by net or phone ads have no cooling-off (クーリング・オフ): what counts are the return terms on the page. If it names none, you may send the goods back within eight days at your cost. Did the last screen hide the number of deliveries, the total or how to leave? Then you may undo the order: write that by mail or letter, keep screens and mails, and do not pay meanwhile. Call 188 for free help.',
    authority: {
      ...SALES,
      provision: '第12条の6、第15条の3、第15条の4',
      inForceFrom: '2022-06-01',
    },
  },
]
