/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

import { europeanChanges } from '../europe/changes.ts'

const CHANGE = {
  country: 'fr',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'fr.news.consumer-credit',
    checkedOn: '2026-11-22',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    when: {
      any: [
        {
          says: [
            'crédit',
            'prêt',
            'paiement fractionné',
            'paiement en plusieurs fois',
            'en 3 fois',
            'en 4 fois',
            'klarna',
            'alma',
            'oney',
            'cofidis',
            'sofinco',
            'cetelem',
            'floa',
          ],
        },
      ],
    },
    changedOn: '2026-11-20',
    was: 'Loans under €200 or above €75,000 and most free payment in parts within three months were outside the rules.',
    is: 'Credit up to €100,000 is covered, with a check of what you can pay. Older contracts mostly keep the old rules.',
    says: 'For contracts since 20 November 2026 the rules on consumer credit cover small loans and most payment in parts as well.',
    authority: {
      title: 'Ordonnance n° 2025-880 du 3 septembre 2025',
      provision:
        'article 5 (article L. 312-4 du code de la consommation) ; ordonnance n° 2025-1154 du 2 décembre 2025',
      url: 'https://www.legifrance.gouv.fr/',
      inForceFrom: '2026-11-20',
    },
  },
  ...europeanChanges('fr'),
]
