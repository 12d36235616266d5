/** Questions about parking, fines and accidents. */
import type { Rule } from '@plainletter/contracts/rule'

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

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
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
  {
    ...BASE,
    id: 'jp.ask.private-parking',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['parking', 'consumer', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        'コインパーキング',
        '無断駐車',
        '不正駐車',
        '月極駐車場',
        '店の駐車場',
        'コンビニの駐車場',
        'private parking',
        'car park',
      ],
      ['違約金', '罰金', '損害金', '万円', '請求', '払わ', '支払', 'penalty', 'fine', 'pay'],
    ],
    says: 'A private owner cannot fine you. You owe the parking fee and the loss they really had, not a sum that a sign made up. A far higher sum can be void. Do not pay on the spot. Ask in writing for photos, the times and how they got the sum. Call 188.',
    authority: {
      ...MIN,
      provision: '第90条、第709条、消費者契約法第9条',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.fine-cannot-pay',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'parking', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      [
        '罰金',
        'スピード違反',
        '速度違反',
        '交通違反',
        '反則金',
        '略式命令',
        'criminal fine',
        'speeding fine',
      ],
      [
        '払えない',
        '払えません',
        '払えず',
        '払わないと',
        '分割',
        '猶予',
        'どうなり',
        'cannot pay',
        "can't pay",
        'instalments',
      ],
    ],
    says: 'A small ticket (反則金) that is not paid goes to a criminal case. A fine by a court (罰金) that is not paid can lead to days of labour in custody. So call the prosecutor’s office at once and ask for parts or more time. Show your income and costs. Do not ignore the letters.',
    authority: {
      title: '刑法',
      provision: '第18条、道路交通法第128条',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      inForceFrom: '2006-05-28',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.car-accident',
    kind: 'answer',
    verdict: 'do_this',
    rank: 9,
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['交通事故', '追突', 'ひき逃げ', '当て逃げ', '事故の相手', 'car accident', 'hit and run'],
      [
        '保険',
        '払ってくれない',
        '払ってくれません',
        '無保険',
        'どうすれば',
        '示談',
        '治療費',
        '慰謝料',
        '過失',
        'insurance',
        'pay',
        'what can i',
      ],
    ],
    says: 'Report it to the police and see a doctor at once. You can claim for injuries directly from the other driver’s compulsory insurance (自賠責, 被害者請求). If there is none, or after a hit and run, the state scheme (政府保障事業) pays. Look at your own policy too. Do not sign a settlement in haste: free help at 日弁連交通事故相談センター.',
    authority: {
      title: '自動車損害賠償保障法',
      provision: '第3条、第16条、第72条',
      url: 'https://laws.e-gov.go.jp/law/330AC0000000097',
      inForceFrom: '1956-02-01',
    },
  },
]
