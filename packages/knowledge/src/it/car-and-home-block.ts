/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CAR_BLOCK, HOME_CHARGE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const CAR_AND_HOME_BLOCK: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.public.want-block',
    kind: 'fact',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: CAR_BLOCK,
    rank: 6,
    slot: 'what_they_want',
    dayToAct: 'open',
    says: 'They warn that they will block your car (fermo). You have 30 days to act.',
    authority: cite('riscossione', 'articolo 86'),
  },
  {
    ...BASE,
    id: 'it.public.deadline-car',
    kind: 'deadline',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: CAR_BLOCK,
    rank: 5,
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    weight: 'main',
    example: { clause: 'articolo 86 d.P.R. 602/1973', trigger: '2026-11-02', result: '2026-12-02' },
    says: 'You have 30 days from service of the warning.',
    action: 'Pay, ask for instalments, or show that you need the car for work',
    consequence: 'They can block the car (fermo).',
    authority: cite('riscossione', 'articolo 86'),
  },
  {
    ...BASE,
    id: 'it.public.right-work-car',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: CAR_BLOCK,
    rank: 9,
    dayToAct: 'open',
    says: 'They may not block a car you need for your work or for a disabled person. Prove it within 30 days.',
    authority: cite('riscossione', 'articolo 86'),
  },
  {
    ...BASE,
    id: 'it.public.right-home',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    when: HOME_CHARGE,
    rank: 10,
    says: "A charge on a home needs a debt over €20,000 and 30 days' warning. Your only home where you live may not be sold.",
    authority: cite('riscossione', 'articoli 76 e 77'),
  },
]
