/** Questions about works that the owners’ meeting decided. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-home.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_OWNERS_WORKS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-home.owners-works',
    kind: 'answer',
    topics: ['housing', 'debt', 'general'],
    rank: 7,
    verdict: 'it_depends',
    asks: [
      [
        'syndic',
        'copropriété',
        'copropriete',
        'copropriétaire',
        'assemblée générale',
        'assemblee generale',
        'charges de copro',
        'co-owners',
      ],
      [
        'travaux',
        'pas votés',
        'pas voté',
        'voté',
        'appel de fonds',
        'appels de fonds',
        'charges',
        'réclame',
        'ravalement',
        'ascenseur',
        'impayé',
        'contester',
        'works',
        'charges',
      ],
    ],
    dependsOn: 'what the meeting decided and how you voted',
    says: 'An owner owes a share of works that the meeting voted, also if you voted no or were not there. Ask for the minutes (procès-verbal). If you voted against or were absent, you have two months from getting them to go to court. Works that no meeting voted are not due, save urgent ones. Ask the syndic for a plan: unpaid after a formal demand and 30 days, the whole year falls due.',
    authority: { ...LAW.ownersContest, provision: 'articles 10, 10-1, 14-1, 14-2, 19-2 et 42' },
  },
]
