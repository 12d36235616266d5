/** Questions about contributions of a self-employed person. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_SELF_EMPLOYED_DUES: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.self-employed-dues',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['urssaf', 'cotisations', 'cotisation'],
      [
        'auto entrepreneur',
        'auto-entrepreneur',
        'autoentrepreneur',
        'micro entreprise',
        'micro-entreprise',
        'indépendant',
        'indépendante',
        'artisan',
        'commerçant',
        'à mon compte',
        'ssi',
        'rsi',
        'self-employed',
      ],
      [
        'réclame',
        'réclament',
        'retard',
        'payer',
        'délai',
        'échéancier',
        'mise en demeure',
        'majorations',
        'dette',
        'dois',
        'peux pas',
        'fermé',
        'radié',
        'remise',
      ],
    ],
    says: 'Ask Urssaf online for a plan now, before a contrainte comes: small sums, and penalties waived once the rest is paid. If you declared nothing, they guess: send your real income and the sum is worked out anew. Against a formal demand you have two months for the appeals board (CRA). Against a contrainte you have 15 days for the court. Mostly they may go back three years.',
    authority: {
      ...LAW.urssafAppeal,
      provision: 'articles L. 244-2, L. 244-3, R. 133-3, R. 142-1 et R. 243-21',
    },
  },
]
