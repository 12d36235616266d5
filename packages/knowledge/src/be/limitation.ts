/** How long a claim can be brought for: five years for energy, telecom and rent, two for care, ten for the rest. */
import type { Rule } from '@plainletter/contracts/rule'

import { NETWORK, NETWORK_FIRM, RENT } from './conditions.ts'
import { LAW } from './law.ts'
import { MEDICAL } from './medical-bills.ts'

const BASE = {
  country: 'be',
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
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.limitation.medical',
    kind: 'limitation',
    rank: 5,
    years: 2,
    effect: 'court_action_barred',
    when: { any: [MEDICAL] },
    says: 'Bills for medical care can be claimed for two years from the end of the month of the care.',
    from: 'the end of the month of the care',
    restartedBy:
      'A written yes to the debt or a summons starts the two years again. A formal letter of a lawyer or bailiff can add a year.',
    authority: LAW.medicalTwo,
  },
  {
    ...BASE,
    id: 'be.limitation.network',
    kind: 'limitation',
    rank: 10,
    years: 5,
    effect: 'court_action_barred',
    when: { any: [NETWORK, NETWORK_FIRM] },
    says: 'Bills for power, gas, water, phone and internet can be claimed for five years.',
    from: 'the day the bill fell due',
    restartedBy:
      'A written yes to the debt or a summons starts the five years again. A formal letter of a lawyer or bailiff can add a year.',
    authority: LAW.fiveYears,
  },
  {
    ...BASE,
    id: 'be.limitation.rent',
    kind: 'limitation',
    rank: 11,
    years: 5,
    effect: 'court_action_barred',
    when: { any: [RENT], not: [NETWORK, NETWORK_FIRM] },
    says: 'Rent can be claimed for five years from its due date.',
    from: 'the day each rent fell due',
    restartedBy: 'A written yes to the debt or a summons starts the five years again.',
    authority: LAW.fiveYears,
  },
  {
    ...BASE,
    id: 'be.limitation.general',
    kind: 'limitation',
    rank: 30,
    years: 10,
    effect: 'court_action_barred',
    when: { not: [NETWORK, NETWORK_FIRM, RENT, MEDICAL] },
    says: 'Many contract claims last ten years, and some much less. Ask a free adviser about yours.',
    from: 'the day the sum fell due',
    restartedBy: 'A written yes to the debt or a summons starts the time again.',
    authority: LAW.tenYears,
  },
  {
    ...BASE,
    id: 'be.limitation.know-judge',
    kind: 'fact',
    kinds: ['COURT_CLAIM', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 20,
    slot: 'did_you_know',
    says: "Since 1 October 2024 a judge may see by himself that a firm's claim against you is too old. Say it anyway.",
    authority: LAW.exOfficio,
  },
]
