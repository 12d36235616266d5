/** Questions about tax that is due and the NHK fee. */
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

const NHK = { title: '放送法', url: 'https://laws.e-gov.go.jp/law/325AC0000000132' }

export const ENQUIRY_TAX_AND_TV_FEE: readonly Rule[] = [
  {
    ...GENERAL,
    id: 'jp.ask.tax',
    kind: 'answer',
    rank: 20,
    verdict: 'it_depends',
    when: {
      not: [{ says: ['養育費', '生活保護', '還付', '詐欺', 'sms', '確定申告', '年金', '水道'] }],
    },
    asks: [
      [
        '税金',
        '住民税',
        '保険料',
        '税務署',
        '市税',
        '固定資産税',
        '自動車税',
        '消費税',
        '差押予告',
        'tax',
        '市民税',
        '市役所から',
        '所得税',
        '国税',
      ],
      [
        '払えない',
        '分割',
        '猶予',
        'cannot pay',
        "can't pay",
        'instal',
        'more time',
        '払えません',
        '払えず',
        '滞納',
        '差し押さえる',
        '差押予告',
        '一度に',
        '分け',
        '分納',
        '待って',
        '差し押',
        '差押',
        '納められ',
        '納付',
      ],
    ],
    says: 'Call the office before it seizes and ask for time or parts. Tell it your income and costs.',
    dependsOn: 'your income and the kind of tax',
    authority: { ...LAW.taxWait, provision: '第151条、第151条の2、地方税法第15条、第15条の6' },
  },
  {
    ...BASE,
    id: 'jp.ask.nhk',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      ['nhk', '受信料', '受信契約'],
      [
        '払わない',
        '払いません',
        '払わなくて',
        '契約',
        '解約',
        'テレビがない',
        '時効',
        '訪問',
        'pay',
        'must',
        'television',
        'cancel',
        'どうな',
        '来ました',
        '払って',
        '請求',
        '裁判',
        'ワンセグ',
        '見てい',
        '見ない',
      ],
    ],
    says: 'Without such a set you need no contract, and you can end one. Fees older than five years may be too old, but you must say so before you pay.',
    dependsOn: 'whether you have a set that can receive NHK',
    authority: { ...NHK, provision: '第64条、民法第145条、第166条', inForceFrom: '2011-06-30' },
  },
]
