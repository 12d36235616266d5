/** Questions about RSA that is claimed back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law-tax-and-benefits.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_RSA_OVERPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.rsa-overpaid',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 5,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'vie maritale',
            'vis en couple',
            'vit en couple',
            'vivons en couple',
            'en concubinage',
          ],
        },
      ],
    },
    asks: [
      ['rsa', 'revenu de solidarité'],
      [
        'trop perçu',
        'trop-perçu',
        'trop percu',
        'indu',
        'rembourser',
        'réclame',
        'reclame',
        'retenue',
        'retenues',
        'retient',
        'retiennent',
        'prennent',
        'overpaid',
        'pay back',
        'prélève',
        'prélèvent',
        'dois',
        'à rendre',
        'rendre',
        'indus',
        'indu de rsa',
        'indu rsa',
        'trop perçu de rsa',
        'trop-perçu de rsa',
      ],
      [
        'caf',
        'contester',
        'contrôle',
        'contrôleur',
        'recours',
        'département',
        'msa',
        'que faire',
        'comment',
        'remise',
        'déclaré',
        'déclarer',
        'par mois',
        'je fais quoi',
        'je peux faire quoi',
        'trop tard',
        'payer',
        'échéancier',
        'dois-je',
        'je dois',
        'retenu',
        'retenues',
      ],
    ],
    says: 'Write to the president of the department council (conseil départemental) within two months, with your reasons and proof. While this runs, they may not take the RSA back: ask in the letter that the cuts stop. After a no, or two months of silence, go to the administrative court within two months. If the sum is right, ask for a waiver (remise de dette).',
    limit: { from: 'paper', count: 2, unit: 'months', roll: 'none' },
    authority: { ...LAW.benefitHold, provision: 'articles L. 262-45, L. 262-46 et L. 262-47' },
  },
]
