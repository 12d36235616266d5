/** Demands of the tax office and its collector: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TOWN_DESK } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const TAX_AND_BENEFITS_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.public.step-what',
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    list: 'first',
    says: 'See what it is: early notice, assessment, cartella, warning of fermo. Note the day of service.',
    authority: cite('riscossione', 'articolo 25'),
  },
  {
    ...BASE,
    id: 'it.public.step-real',
    when: { not: [TOWN_DESK] },
    kind: 'step',
    rank: 15,
    list: 'first',
    says: 'Check it in your own area of AdER, the tax office or INPS with SPID or CIE, never by a link.',
    authority: cite('ader', 'area riservata'),
  },
  {
    ...BASE,
    id: 'it.public.step-act',
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'If it is right, ask for instalments online now. If it is wrong, see a CAF or a tax adviser in time to appeal.',
    authority: cite('riscossione', 'articolo 19'),
  },
  {
    ...BASE,
    id: 'it.public.step-plan',
    when: { not: [TOWN_DESK] },
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    list: 'valid_debt',
    says: 'Choose parts that you can pay: the plan is lost after eight missed parts.',
    authority: cite('riscossione', 'articolo 19'),
  },
  {
    ...BASE,
    id: 'it.public.step-old',
    kind: 'step',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    list: 'dispute_debt',
    says: 'Look at the dates: car tax three years, town taxes, fines and INPS five, national tax mostly ten.',
    authority: cite('cc', 'articoli 2934 e 2948'),
  },
]
