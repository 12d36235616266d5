/** Questions about benefits that are claimed back. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_BENEFIT_OVERPAID: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.ask-debt.benefit-overpaid',
    checkedOn: '2026-11-22',
    kind: 'answer',
    rank: 20,
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
            'france travail',
            'pôle emploi',
            'pole emploi',
          ],
        },
      ],
    },
    asks: [
      [
        'trop-perçu',
        'trop perçu',
        'indu',
        'caf',
        'rsa',
        'apl',
        'overpaid',
        'overpayment',
        'trop percu',
        'allocations familiales',
        "prime d'activité",
        'aah',
        'housing benefit',
        'caf me réclame',
      ],
      [
        'rembourser',
        'réclame',
        'contester',
        'dette',
        'remise',
        'payer',
        'repay',
        'pay back',
        'dispute',
        'waiver',
        'debt',
        'fraude',
        'erreur de la caf',
        'retenue',
        'retenues',
        'plusieurs fois',
        'fraud',
        'deduct',
        'trop-perçu',
        'trop perçu',
        'rendre',
        'me réclament',
        'réclament',
        'retient',
        'prélève',
        'prélèvent',
        'devoir rembourser',
        'remboursement',
        'dois',
      ],
    ],
    says: 'Dispute it within two months in writing: to the appeals board (CRA) of the CAF, or for the RSA to the department council. The office’s own mistake does not cancel the debt. But it is a reason for a waiver (remise de dette) if you acted in good faith. Ask for the waiver or small sums, with what you earn and spend. After two years from the payment it is mostly too old, but not with fraud.',
    limit: { from: 'paper', count: 2, unit: 'months', roll: 'none' },
    authority: LAW.benefitAsked,
  },
]
