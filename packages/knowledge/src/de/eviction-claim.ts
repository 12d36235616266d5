/** A landlord's claim for eviction in court. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { EVICTION_CLAIM, RENT_OWED } from './conditions-home.ts'

const BASE = {
  country: 'de',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const EVICTION_CLAIM_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.home.deadline-cure',
    kinds: ['COURT_CLAIM'],
    when: { all: [EVICTION_CLAIM, RENT_OWED] },
    kind: 'deadline',
    weight: 'further',
    rank: 15,
    terms: { trigger: 'letter', count: 2, unit: 'months', roll: 'previous_working_day' },
    example: { clause: 'BGB § 569 Abs. 3 Nr. 2', trigger: '2026-11-12', result: '2027-01-12' },
    says: 'A notice at once for rent debts falls away if all is paid within two months of service of the eviction claim. This works once in two years.',
    action: 'Pay all rent owed, or get a written promise of an office to pay it',
    consequence: 'The notice without a period stays valid.',
    authority: cite('bgb', '569', { provision: '§ 569 Abs. 3 Nr. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.warn-claim',
    kinds: ['COURT_CLAIM'],
    when: { all: [EVICTION_CLAIM] },
    kind: 'warning',
    severity: 'high',
    rank: 12,
    needsProfessional: true,
    says: "You could lose your home in this case. See a lawyer and your town's housing office this week.",
    authority: cite('bgb', '569'),
  },
  {
    ...BASE,
    id: 'de.home.step-claim-office',
    kinds: ['COURT_CLAIM'],
    when: { all: [EVICTION_CLAIM, RENT_OWED] },
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Ask the Jobcenter or social office at once to take over the rent debts. Within two months this can save your home.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 8 und 9 SGB II, § 36 SGB XII' }),
  },
  {
    ...BASE,
    id: 'de.home.option-claim-pay',
    checkedOn: '2026-11-22',
    kinds: ['COURT_CLAIM'],
    when: { all: [EVICTION_CLAIM, RENT_OWED] },
    kind: 'option',
    option: 'pay',
    rank: 8,
    says: 'Pay everything, or bring a promise of the Jobcenter or social office to pay. Tell the court.',
    title: 'Pay the whole rent debt',
    cost: 'The whole debt, perhaps as a loan from the office.',
    time: 'At the latest two months after service of the claim.',
    risk: 'It does not cure an ordinary notice given as well. You may still pay the costs of the case.',
    bestFor: 'You owe the rent and want to stay.',
    authority: cite('bgb', '569', { provision: '§ 569 Abs. 3 Nr. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.home.step-claim-time',
    kinds: ['COURT_CLAIM'],
    when: { all: [EVICTION_CLAIM] },
    kind: 'step',
    list: 'first',
    rank: 25,
    says: 'Ask the court in your defence for time to move (Räumungsfrist), in case you lose.',
    authority: cite('zpo', '721'),
  },
]
