/** Reminders of a club fee. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const CLUB: Test = { says: ['会費', '年会費', '月会費', '会則'] }

export const CLUB_FEE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.debt.know-club-fee',
    kind: 'fact',
    kinds: ['OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 9,
    slot: 'your_rights',
    when: { all: [CLUB] },
    says: 'A club fee rests on the rules (会則) that you agreed to. If you left or never joined, say so with the day, and ask for the rules.',
    authority: {
      ...MIN,
      provision: '第415条、第522条(会則に基づく会費)',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.debt.club-reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 9,
    slot: 'reality_check',
    when: { all: [CLUB] },
    says: 'This is a polite reminder of a fee. No one can take your money because of it, and no cost may be added without a ground in the rules.',
    authority: {
      ...MIN,
      provision: '第412条、第415条(会則に基づく会費)',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.debt.club-step',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 9,
    list: 'first',
    when: { all: [CLUB] },
    says: 'Check if you have paid it and if you are still a member. If yes, pay or ask for more time. If you left, write the day you left.',
    authority: { ...MIN, provision: '第412条(履行期)', inForceFrom: '2020-04-01' },
  },
]
