/** Questions on wages, broken goods, naming a user, and traffic charges. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'jp',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

export const ENQUIRY_EVERYDAY: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'jp.ask.unpaid-wages',
    topics: ['employment', 'general'],
    verdict: 'do_this',
    asks: [
      ['残業代', '給料', '賃金', '給与', '残業'],
      [
        '払われない',
        '払ってくれない',
        '未払い',
        'もらえない',
        '支払われない',
        '払われていない',
        '出ない',
        'つかない',
        '支払われ',
        'くれない',
        '未払',
        '払われません',
        'もらえません',
        '払ってくれません',
        '出ません',
      ],
    ],
    says: 'Wages must be paid in full on the fixed day. Keep your time records and go to the labour standards office. You have three years to claim.',
    authority: {
      title: '労働基準法',
      provision: '第24条、第115条、第143条',
      url: 'https://laws.e-gov.go.jp/law/322AC0000000049',
      inForceFrom: '2020-04-01',
    },
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
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'jp.ask.disclosure',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      ['意見照会書', '意見照会', '開示請求', '発信者情報開示'],
      ['届', '来た', 'どうすれば', '示談', '回答', '対応'],
    ],
    says: 'Answer by the date in the letter. You may say no, with reasons. Talk to a lawyer before you agree to pay anything.',
    authority: {
      title:
        '特定電気通信による情報の流通によって発生する権利侵害等への対処に関する法律(情報流通プラットフォーム対処法)',
      provision: '第6条',
      url: 'https://laws.e-gov.go.jp/law/413AC0000000137',
      inForceFrom: '2025-04-01',
    },
  },
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'jp.ask.traffic-charge',
    topics: ['parking', 'criminal', 'general'],
    verdict: 'it_depends',
    dependsOn: 'whether it is the fine of the driver or the charge on the owner.',
    asks: [
      ['反則金', '放置違反金', '駐車違反', '青切符'],
      ['払わない', '払わなければ', '納得', '争', 'どうなる', '不服'],
    ],
    says: 'You may refuse the fine of the driver (反則金). Then a court hears the case. The charge on the owner (放置違反金) must be paid once ordered, but you can explain before.',
    authority: {
      title: '道路交通法',
      provision: '第51条の4、第128条、第130条',
      url: 'https://laws.e-gov.go.jp/law/335AC0000000105',
      inForceFrom: '2006-06-01',
    },
  },
]
