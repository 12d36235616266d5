/** Questions about orders: cooling off, delivery, faulty goods, subscriptions and what children buy. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const GENERAL = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ANSWER = {
  country: 'jp',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const SALES = {
  title: '特定商取引に関する法律(特定商取引法)',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}

export const ENQUIRY_ORDERS: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'jp.ask.cooling',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 20,
    verdict: 'it_depends',
    asks: [
      ['クーリング', '解約', '返品', '取り消', 'cancel', 'return', 'cooling off'],
      [
        '契約',
        '買',
        '通販',
        '訪問',
        '商品',
        'contract',
        'bought',
        'online',
        'door',
        'order',
        '電話',
        '勧誘',
        '申込',
      ],
    ],
    says: "Door and phone sales: eight days. Pyramid selling: twenty. Online there is no such right; look at the shop's return terms.",
    dependsOn: 'how you bought it',
    authority: LAW.cooling,
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'jp.ask.broken-goods',
    rank: 10,
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['不良品', '壊れて', '壊れた', '壊れました', '不具合', '動かな', '故障', '欠陥'],
      [
        '買った',
        '買ったら',
        '中古車',
        '返品',
        '購入',
        '返金',
        '交換',
        'お店',
        '購入した',
        '買いました',
      ],
    ],
    says: 'Ask the shop to repair it or change it. If it does not, you can ask for a lower price or your money back. Tell it within a year of finding out.',
    authority: {
      title: '民法',
      provision: '第562条から第566条まで',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.subscription',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['定期購入', '定期コース', 'お試し', '初回', 'サブスク', 'subscription'],
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
      ],
    ],
    says: 'Save the order screen and mails. Try to cancel now by the way that the shop names, and keep proof of it. If the last screen misled you, you can undo the order. Call 188 for free help.',
    authority: { ...SALES, provision: '第12条の6、第15条の4', inForceFrom: '2022-06-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.not-delivered',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        '届かない',
        '届きません',
        '届いていません',
        '届いてない',
        '発送されない',
        '発送されません',
        '送られてこない',
        '送られてきません',
        'never arrived',
        'not delivered',
      ],
      [
        '通販',
        'ネット',
        '注文',
        '商品',
        'サイト',
        'フリマ',
        '振り込んだ',
        '振り込みました',
        '購入',
        'ordered',
        'shop',
        'online',
      ],
    ],
    says: 'Write with a last day, such as one week. If nothing comes, cancel and ask for all your money back. Paid by card? Ask the card firm to stop it. Paid by transfer and no answer? It may be a fake shop: call your bank and the police (#9110) today, then 188.',
    authority: { ...MIN, provision: '第412条、第541条、第545条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.child-purchase',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'family', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['子ども', '子供', '息子', '娘', '未成年', '孫', 'my child', 'minor'],
      [
        '課金',
        '勝手に買',
        '契約して',
        '買ってしま',
        '投げ銭',
        'オンラインゲーム',
        'ゲームで',
        'in-app',
        'bought',
        'game',
      ],
      ['取り消', '返金', '返って', '払わない', 'どうすれば', 'cancel', 'refund'],
    ],
    says: 'Deals by a child under 18 without a parent’s leave can be undone. Not for pocket money, nor if the child tricked the firm about its age. A careless click on "over 18" is not always a trick. Write to the shop and Apple or Google at once, with the child’s age and dates, and to the card firm. Call 188.',
    authority: { ...MIN, provision: '第5条、第21条、第120条、第121条', inForceFrom: '2022-04-01' },
  },
]
