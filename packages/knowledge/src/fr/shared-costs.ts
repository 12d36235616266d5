/** Costs of a building with several owners (charges de copropriété). */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const COSTS = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['housing', 'debt'],
  when: {
    any: [
      {
        says: [
          'charges de copropriété',
          'syndicat des copropriétaires',
          'copropriété',
          'copropriétaire',
          'copropriétaires',
          'assemblée générale des copropriétaires',
        ],
      },
    ],
  },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const SHARED_COSTS: readonly Rule[] = [
  {
    ...COSTS,
    id: 'fr.owners.right-account',
    kind: 'right',
    rank: 5,
    says: 'Ask the manager (syndic) for your account and the minutes of the meeting. You owe only costs that were voted, by your share.',
    authority: LAW.ownersCosts,
  },
  {
    ...COSTS,
    id: 'fr.owners.right-contest',
    kind: 'right',
    rank: 8,
    says: 'If you voted against or were not there, you can contest a decision within two months after you got the minutes.',
    authority: LAW.ownersContest,
  },
  {
    ...COSTS,
    id: 'fr.owners.warn-all-due',
    kind: 'warning',
    rank: 10,
    severity: 'medium',
    says: 'If you do not pay within 30 days after a formal demand, all costs voted for the year can fall due at once.',
    authority: LAW.ownersAllDue,
  },
]
