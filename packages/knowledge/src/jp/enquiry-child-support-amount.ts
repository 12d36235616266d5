/** How much is paid for a child of parents who live apart. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-23',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'jp.ask.child-support-how-much',
    kind: 'answer',
    topics: ['family', 'debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            '払わない',
            '払ってくれ',
            '払いません',
            '滞納',
            '未払',
            '止まっ',
            '差押',
            '再婚',
            '減らし',
            '減額',
            '失業',
            '取り決めなし',
            '取り決めをし',
            '決めずに',
            'owes',
            'stopped paying',
            'lost my job',
          ],
        },
      ],
    },
    asks: [
      ['養育費', 'child support'],
      ['いくら', '相場', '算定表', '計算', '金額', 'how much', 'calculate', 'table'],
      ['子', '養育費', 'child', 'children'],
    ],
    says: 'You two decide; the courts’ table (算定表) gives the range most people use. It goes by the yearly income of both and the number and age of the children. It is free on the courts’ website. Put a deal in writing, best before a notary (公正証書). No deal? Ask the family court for mediation (調停); if that fails, the judge decides. Ask soon, as it mostly counts only from when you asked.',
    authority: {
      title: '民法',
      provision: '第766条、第766条の3、第877条；家事事件手続法第244条（調停）',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2026-04-01',
    },
  },
]
