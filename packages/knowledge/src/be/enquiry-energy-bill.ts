/** Questions about energy that one cannot pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ENERGY_BILL: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.ask.energy',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 20,
    verdict: 'do_this',
    asks: [
      [
        'couper',
        'coupure',
        'compteur',
        'électricité',
        'gaz',
        'afsluiten',
        'afgesloten',
        'stroom',
        'elektriciteit',
        'cut off',
        'disconnect',
        'electricity',
        'gas',
        'fournisseur d’énergie',
        "fournisseur d'énergie",
        'énergie',
        'energie',
      ],
      [
        'facture',
        'payer',
        'peuvent',
        'hiver',
        'impayé',
        'factuur',
        'betalen',
        'mogen',
        'winter',
        'bill',
        'pay',
        'can they',
        'unpaid',
        'betaald',
        'energieleverancier',
        'fournisseur',
        'impayée',
        'impayées',
        'régularisation',
        'fluvius',
        'dreigt',
        'menace',
        'afrekening',
        'trop élevée',
      ],
    ],
    says: 'Ask the firm for a plan and your CPAS for the energy fund. Cuts need steps, and winter rules differ by region. The energy ombudsman is free.',
    authority: LAW.energySocial,
  },
]
