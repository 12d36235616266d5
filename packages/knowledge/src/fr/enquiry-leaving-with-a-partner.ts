/** Questions about resigning to follow a partner. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-work.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVING_WITH_A_PARTNER: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-work.resign-follow',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      [
        'démissionner',
        'démission',
        'démissionne',
        'demission',
        'resign',
        'quitter mon travail',
        'quitter mon emploi',
      ],
      [
        'suivre mon mari',
        'suivre ma femme',
        'suivre mon conjoint',
        'suivre ma conjointe',
        'suivre mon compagnon',
        'suivre ma compagne',
        'suivre conjoint',
        'mon mari est muté',
        'mon mari muté',
        'mari muté',
        'conjoint muté',
        'compagnon muté',
        'femme mutée',
        'muté à',
        'mutée à',
        'follow my husband',
        'follow my partner',
      ],
      [
        'chômage',
        'chomage',
        'droit',
        'droits',
        'are',
        'allocations',
        'indemnités',
        'france travail',
        'benefits',
      ],
    ],
    says: 'Yes, in most cases. A resignation to follow a husband, wife or partner who moves for a new job counts as a good reason (démission légitime). Keep proof of that job and of the move. You must have worked long enough, mostly six months in two years. Give your notice, and register with France Travail at once. If they refuse, ask for a review in writing.',
    authority: {
      ...LAW.resign,
      provision:
        'article L. 5422-1 ; règlement d’assurance chômage, article 2 (démissions légitimes)',
    },
  },
]
