/** Questions about what may be taken from wages, an account and a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SEIZURE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.seize',
    kind: 'answer',
    rank: 15,
    verdict: 'it_depends',
    asks: [
      ['差押え', '差し押さえ', 'seize', 'garnish', '差し押さえられ', '差押'],
      ['給料', 'いくら', '預金', 'できる', 'wages', 'salary', 'how much', 'bank', 'can'],
    ],
    says: 'Only with a judgment or other enforceable paper. Then mostly a quarter of net pay; tax offices have their own rules.',
    dependsOn: 'if there is a judgment',
    authority: LAW.wages,
  },
  {
    ...BASE,
    id: 'jp.ask.account-seized',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      [
        '口座が差し押さえ',
        '口座を差し押さえ',
        '預金が差し押さえ',
        '預金を差し押さえ',
        '口座が差押',
        '口座を差押',
        '口座差押',
        '口座が凍結',
        'account seized',
        'account frozen',
      ],
      [
        '生活',
        '給料',
        '年金',
        '引き出せ',
        'お金が',
        'どうすれば',
        '家賃',
        'live',
        'wages',
        'pension',
        'what can i',
      ],
    ],
    says: 'Act today: a creditor can take money from an account about one week after you get the court’s paper. Ask that court to give back what you need to live (範囲変更の申立て). Show that the money was wages, a pension or a child allowance. Call Houterasu. For tax, talk to the office itself.',
    authority: {
      title: '民事執行法',
      provision: '第152条、第153条、第155条',
      url: 'https://laws.e-gov.go.jp/law/354AC0000000004',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.officer-at-home',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    checkedOn: '2026-11-22',
    asks: [
      [
        '執行官',
        '強制執行',
        '動産執行',
        '家財の差し押さえ',
        '家に差し押さえ',
        'court officer',
        'bailiff',
      ],
      [
        '家に来',
        '来ます',
        '来る',
        '何を',
        '持って行',
        '家財',
        '家具',
        '入れ',
        '取られ',
        '差し押さえられる',
        'at my door',
        'take',
        'let in',
      ],
    ],
    says: 'The court officer may enter and open doors, so do not fight it. But furniture, clothes, your tools for work, food for a month and cash for about two months of living stay yours. Things of others in the home may not be taken: say so. Call Houterasu before the day. A collection firm may never come in.',
    authority: {
      title: '民事執行法',
      provision: '第123条、第131条、第132条',
      url: 'https://laws.e-gov.go.jp/law/354AC0000000004',
      inForceFrom: '2004-04-01',
    },
  },
]
