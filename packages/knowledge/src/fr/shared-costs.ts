/** Costs of a building with several owners (charges de copropriété). */
import type { Rule } from '@plainletter/contracts/rule'

import { SHARED_BUILDING } from './conditions-home.ts'
import { LAW } from './law-home.ts'

const COSTS = {
  country: 'fr',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['housing', 'debt'],
  when: { any: [SHARED_BUILDING] },
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
  {
    ...COSTS,
    id: 'fr.owners.right-costs',
    kind: 'right',
    rank: 6,
    says: 'Needed costs of a formal demand fall on the owner who is late. A first reminder does not. A judge can cut costs that are too high.',
    authority: {
      title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
      provision: 'article 10-1',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
      inForceFrom: '2014-03-27',
    },
  },
  {
    ...COSTS,
    id: 'fr.owners.right-limit',
    kind: 'right',
    rank: 7,
    says: 'They have five years to claim costs of the building. Older sums need not be paid.',
    authority: {
      title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
      provision: 'article 42, et code civil article 2224',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
      inForceFrom: '2018-11-25',
    },
  },
  {
    ...COSTS,
    id: 'fr.owners.step-plan',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Cannot pay at once? Write to the syndic within 30 days with a plan. A judge can grant up to two years.',
    authority: {
      title: 'Loi n° 65-557 du 10 juillet 1965 (copropriété)',
      provision: 'article 19-2, et code civil article 1343-5',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006068256',
      inForceFrom: '2020-06-01',
    },
  },
]
