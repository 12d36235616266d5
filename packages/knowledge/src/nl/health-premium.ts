/** Arrears of the health insurance premium (wanbetalersregeling). */
import type { Rule } from '@plainletter/contracts/rule'

import { HEALTH } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'INSURANCE_DECISION'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HEALTH_PREMIUM: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.health.know',
    kind: 'fact',
    kinds: [...BASE.kinds, 'BAILIFF_NOTICE'],
    rank: 10,
    slot: 'did_you_know',
    when: { any: [HEALTH] },
    says: 'After two months of arrears your insurer must offer a payment plan. After six months it can report you to the CAK.',
    authority: LAW.health,
  },
  {
    ...BASE,
    id: 'nl.health.step-plan',
    kind: 'step',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'INSURANCE_DECISION'],
    rank: 15,
    list: 'first',
    when: { any: [HEALTH] },
    says: 'Agree a plan with your insurer before six months are due. Then you are not reported to the CAK.',
    authority: LAW.health,
  },
  {
    ...BASE,
    id: 'nl.health.right-cover',
    kind: 'right',
    rank: 25,
    when: { any: [HEALTH] },
    says: 'You stay insured for basic care, also with arrears.',
    authority: LAW.health,
  },
]
