/** Contributions to Urssaf: the demand to pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { CONSTRAINT, URSSAF } from './conditions-office.ts'
import { exceptFor } from './except-for.ts'
import { LAW } from './law.ts'
import { otherThanPublicDebts } from './other-than-public-debts.ts'

const BASE = {
  country: 'fr',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const URSSAF_DEBT: readonly Rule[] = exceptFor(otherThanPublicDebts, [
  {
    ...BASE,
    id: 'fr.public.urssaf-deadline',
    kind: 'deadline',
    kinds: ['TAX_DEMAND', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rank: 15,
    weight: 'main',
    when: { all: [URSSAF, { says: ['mise en demeure'] }], not: [CONSTRAINT] },
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'none' },
    example: {
      clause: 'Code de la sécurité sociale, article R. 142-1',
      trigger: '2026-11-12',
      result: '2027-01-12',
    },
    says: 'You have two months to dispute the Urssaf demand with its appeals board. It must be paid or settled in one month.',
    action: 'Dispute it with the Urssaf appeals board',
    consequence: 'After that Urssaf can issue an order (contrainte) that you can hardly dispute.',
    authority: LAW.urssafAppeal,
  },
  {
    ...BASE,
    id: 'fr.public.urssaf-want',
    kind: 'fact',
    kinds: ['TAX_DEMAND'],
    rank: 12,
    slot: 'what_they_want',
    when: { any: [URSSAF] },
    says: 'Urssaf asks for social contributions.',
    authority: LAW.urssafAppeal,
  },
])
