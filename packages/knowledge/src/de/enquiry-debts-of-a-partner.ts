/** Questions about the debts of a husband, a wife or a parent. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ENQUIRY_DEBTS_OF_A_PARTNER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.spouse',
    kind: 'answer',
    verdict: 'no',
    rank: 15,
    asks: [
      [
        'ehemann',
        'mutter',
        'vater',
        'bruder',
        'schwester',
        'ehefrau',
        'ehepartner',
        'mann',
        'frau',
        'partner',
        'eltern',
        'husband',
        'wife',
        'spouse',
        'parents',
      ],
      [
        'schulden haften',
        'für schulden',
        'für die schulden',
        'schulden aufkommen',
        'schulden meiner mutter',
        'schulden meines vaters',
        'schulden meines',
        'schulden meiner',
        'hafte ich',
        'debts of my',
        'liable for',
        'his debts',
        'her debts',
      ],
    ],
    says: "You do not owe your spouse's or parents' debts, unless you signed too. An exception are daily purchases for the family.",
    authority: cite('bgb', '1357', { provision: '§§ 421, 1357 BGB' }),
  },
]
