/** Questions about prison for debts. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-23',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const ENQUIRY_PRISON_FOR_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.prison-debt',
    kind: 'answer',
    topics: ['debt', 'criminal', 'general'],
    rank: 4,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            '闇金',
            'ヤミ金',
            'やみ金',
            '万引き',
            '横領',
            '税金',
            '罰金',
            '反則金',
            '貸した',
            '養育費を払わない',
            '脅',
          ],
        },
      ],
    },
    asks: [
      [
        '借金',
        '借りた',
        'ローン',
        'カード',
        '返済',
        '滞納',
        '支払い',
        '払えな',
        '返せな',
        '返さな',
      ],
      ['刑務所', '逮捕', '捕まり', '捕まる', '捕まった', '刑事', '犯罪になり', '前科', '警察に'],
    ],
    says: 'Nobody goes to prison because they cannot pay back a loan. It is a matter between you and the lender: they can sue and then have a part of your pay or your account seized. It is a crime only if you lied to get the money, never meaning to pay. One duty is strict: if the court calls you to tell what you own (財産開示), go. Staying away can be punished. 法テラス helps with too many debts.',
    authority: {
      title: '民事執行法',
      provision: '第197条から第199条、第213条',
      url: 'https://laws.e-gov.go.jp/law/354AC0000000004',
      inForceFrom: '2020-04-01',
    },
  },
]
