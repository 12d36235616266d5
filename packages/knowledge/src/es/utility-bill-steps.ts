/** Bills for power, water or phone: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PASSED_ON } from './conditions-money.ts'

const BASE = {
  country: 'es',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const UTILITY_BILL_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.bill.step-check',
    kind: 'step',
    rank: 10,
    list: 'first',
    says: 'Check the dates, the meter reading and what you paid. Ask for a new reading if it looks wrong.',
    authority: cite('consumo', 'artículo 60'),
  },
  {
    ...BASE,
    id: 'es.bill.step-call',
    when: { not: [PASSED_ON] },
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Write or call now and ask for instalments. Ask them to confirm it in writing.',
    authority: cite('bono', 'artículo 19'),
  },
  {
    ...BASE,
    id: 'es.bill.step-social',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'If you cannot pay, go to social services. They can pay or report that you are at risk.',
    authority: cite('bono', 'artículos 19.3 y 20'),
  },
  {
    ...BASE,
    id: 'es.bill.step-pay-agreed',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'Pay the part that you agree with, by a way that leaves proof.',
    authority: cite('cc', 'artículo 1157'),
  },
  {
    ...BASE,
    id: 'es.bill.step-plan',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If the bill is right, agree a plan that you can keep.',
    authority: cite('cc', 'artículo 1809'),
  },
  {
    ...BASE,
    id: 'es.bill.step-complain',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Complain to the company. After one month with no answer or a no, go to the OMIC, or to OAUT for phone and internet.',
    authority: cite('consumo', 'artículos 8, 17 y 21; Real Decreto 899/2009, artículo 27'),
  },
]
