/** Questions about the collective settlement of debts. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_COLLECTIVE_SETTLEMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.collective-settlement',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'règlement collectif',
        'rcd',
        'collectieve schuldenregeling',
        'médiateur de dettes',
        'schuldbemiddelaar',
        'collective settlement',
      ],
      [
        'comment',
        'combien de temps',
        'hoe lang',
        'hoe werkt',
        'ça marche',
        'conditions',
        'voorwaarden',
        'demander',
        'aanvragen',
        'requête',
        'verzoekschrift',
        'avantages',
        'effacer',
        'kwijtschelding',
        'durée',
        'jaar',
        'how',
      ],
    ],
    says: 'You ask the labour court with a form (requête, verzoekschrift); the CPAS (OCMW) or a lawyer helps for free. It must let you in if you cannot pay your debts for a long time. From then seizures and interest stop. A mediator gets your income and gives you money to live on. A plan lasts seven years at most, or three to five if the judge orders it. Make no new debts. What is left can be wiped out.',
    authority: LAW.collective,
  },
]
