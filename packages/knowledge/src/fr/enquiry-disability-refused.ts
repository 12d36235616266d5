/** Questions about a decision of the MDPH on a disability. */
import type { Rule } from '@plainletter/contracts/rule'

import { CASF } from './law-codes.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_DISABILITY_REFUSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.disability-refused',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 4,
    verdict: 'do_this',
    asks: [
      [
        'mdph',
        'cdaph',
        'aah',
        'aeeh',
        'pch',
        'allocation adulte handicapé',
        'rqth',
        'carte mobilité',
        'taux d’incapacité',
        "taux d'incapacité",
        'disability allowance',
      ],
      [
        'refus',
        'refusé',
        'refusée',
        'rejet',
        'rejetée',
        'refuse',
        'taux',
        'moins de 50',
        'moins de 80',
        'pas renouvelé',
        'supprimé',
        'supprimée',
        'contester',
        'recours',
        'délai',
        'refused',
        'appeal',
      ],
    ],
    says: 'Write to the MDPH within two months of the decision (recours administratif préalable). Without it the court will not hear you. Add new doctor’s papers and say how the illness limits your daily life. After a no, or two months of silence, you have two months for the social court. You need no lawyer. You can also ask for a mediation.',
    authority: {
      ...CASF,
      provision:
        'articles L. 241-9 et R. 241-35 à R. 241-41 ; code de la sécurité sociale, articles L. 142-1 et L. 142-4',
      inForceFrom: '2019-01-01',
    },
  },
]
