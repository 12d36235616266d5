/** How long a claim can be brought for (Verjährung). */
import type { Rule } from '@plainletter/contracts/rule'

import { FIVE } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'ch',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'RENT_ARREARS_LETTER',
    'CONSUMER_CONTRACT_DISPUTE',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.limitation.five',
    kind: 'limitation',
    rank: 10,
    years: 5,
    effect: 'court_action_barred',
    when: { any: [FIVE] },
    says: 'Rent, wages, doctors, craft work and other repeated sums become too old after five years.',
    from: 'the day the sum fell due',
    restartedBy: 'A payment, a yes to the debt or a debt case (Betreibung) starts the time again.',
    authority: LAW.fiveYears,
  },
  {
    ...BASE,
    id: 'ch.limitation.ten',
    kind: 'limitation',
    rank: 20,
    years: 10,
    effect: 'court_action_barred',
    when: { not: [FIVE, { sender: ['steueramt', 'steuerverwaltung', 'serafe'] }] },
    says: 'Most other debts become too old after ten years, some after five. You must say so yourself.',
    from: 'the day the sum fell due',
    restartedBy: 'A payment, a yes to the debt or a debt case (Betreibung) starts the time again.',
    authority: LAW.tenYears,
  },
  {
    ...BASE,
    id: 'ch.limitation.loss',
    when: {
      any: [
        {
          says: [
            'verlustschein',
            'verlustscheine',
            'acte de défaut de biens',
            'actes de défaut de biens',
            'attestato di carenza di beni',
            'loss certificate',
          ],
        },
      ],
    },
    kind: 'fact',
    rank: 40,
    slot: 'did_you_know',
    says: 'A loss certificate (Verlustschein) becomes too old twenty years after it is issued.',
    authority: LAW.lossPaper,
  },
]
