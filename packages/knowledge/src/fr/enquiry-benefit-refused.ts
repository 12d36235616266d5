/** Questions about a benefit that the CAF refuses or stops. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

export const ENQUIRY_BENEFIT_REFUSED: readonly Rule[] = [
  {
    country: 'fr',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    checkedOn: '2026-11-23',
    checkBy: '2027-11-01',
    id: 'fr.ask-debt.benefit-refused',
    kind: 'answer',
    verdict: 'do_this',
    rank: 10,
    when: {
      not: [
        {
          says: [
            'trop perçu',
            'trop-perçu',
            'trop percu',
            'indu',
            'rembourser',
            'mdph',
            'france travail',
            'pôle emploi',
          ],
        },
      ],
    },
    asks: [
      [
        'caf',
        'msa',
        'apl',
        'aide au logement',
        'allocation logement',
        "prime d'activité",
        'prime d activité',
        'allocations familiales',
        'housing benefit',
      ],
      [
        'refus',
        'refuse',
        'refusé',
        'refusée',
        'refusent',
        'rejet',
        'rejeté',
        'rejetée',
        'rejette',
        "n'ai pas droit",
        'pas droit',
        'refused',
        'rejected',
      ],
      [
        'contester',
        'recours',
        'que faire',
        'quoi faire',
        'comment',
        'puis-je',
        'je peux',
        'on peut',
        'délai',
        'dossier',
        'demande',
        'what',
        'can i',
      ],
    ],
    says: 'Ask for the reason in writing. Write within two months to the appeals board (CRA) of the CAF; for the RSA to the department council. Add the papers that were missing. After a no, or two months of silence, you have two months for the court. For housing benefit, RSA and the activity bonus it is the administrative court, for the others the judicial court. It is free. Ask again if your life changed.',
    limit: { from: 'paper', count: 2, unit: 'months', roll: 'none' },
    authority: {
      ...LAW.benefitAsked,
      provision:
        'articles L. 142-4, L. 845-2 et R. 142-1, CASF, article L. 262-47, et CCH, article L. 825-1',
    },
  },
]
