/** The formal warning before seizure (precetto), and seizures: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CAR_BLOCK } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const ENFORCEMENT_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.enforce.step-read',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Find the title it names: order, judgment, date and service. Ask a lawyer if you ever got it.',
    authority: cite('cpc', 'articoli 474 e 480'),
  },
  {
    ...BASE,
    id: 'it.enforce.step-lawyer',
    kind: 'step',
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    // The warning of a block on the car gives 30 days, and the collector's own desk.
    when: { not: [...(CAR_BLOCK.any ?? [])] },
    says: 'See a lawyer in the next few days. Ten days are short.',
    authority: cite('gratuito', 'articoli 74 a 79'),
  },
  {
    ...BASE,
    id: 'it.enforce.step-plan',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you owe it, offer a plan to the lawyer now. A deal before the seizure saves costs.',
    authority: cite('cc', 'articolo 1965'),
  },
  {
    ...BASE,
    id: 'it.enforce.step-occ',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'If you have many debts, go to an OCC. A plan before the court can stop seizures.',
    authority: cite('crisi', 'articoli 65 a 73 e 268'),
  },
]
