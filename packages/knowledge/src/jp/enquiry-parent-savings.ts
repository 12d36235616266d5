/** Questions about the savings of a parent who can no longer decide. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENT_SAVINGS: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.parent-money',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: { not: [{ says: ['訪問販売', '詐欺', '亡くな', '遺産'] }] },
    asks: [
      ['認知症', '高齢の母', '高齢の父', '施設に入', '判断できな', '介護'],
      ['預金', '貯金', '通帳', 'お金', '年金', '口座', 'カード'],
      [
        '勝手に',
        '使っ',
        '使い込',
        '引き出',
        '下ろし',
        'おろし',
        '管理',
        '止め',
        '下ろせない',
        '凍結',
      ],
    ],
    says: 'Ask the family court for a guardian (成年後見). A child can file it, with a doctor’s paper. From then on only the guardian handles the money, and can claim back what was taken. If it is urgent, ask for a protective order (保全処分) too. Tell the bank and keep the account record. Call the local support centre (地域包括支援センター): taking an old person’s money counts as abuse. Houterasu helps with costs.',
    authority: {
      title: '民法',
      provision:
        '第7条、第15条、第843条、第859条、高齢者虐待の防止、高齢者の養護者に対する支援等に関する法律第2条、第27条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2006-04-01',
    },
  },
]
