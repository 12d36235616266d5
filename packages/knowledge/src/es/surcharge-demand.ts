/** A demand with surcharge (providencia de apremio): the short time in which to pay with half of the surcharge comes before any appeal. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CONTRIBUTIONS, OF_SURCHARGE, SURCHARGE_DEMAND } from './conditions-office.ts'

const BASE = {
  country: 'es',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: SURCHARGE_DEMAND,
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const SURCHARGE_DEMANDS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.surcharge.deadline-pay',
    kind: 'deadline',
    rank: 5,
    terms: {
      trigger: 'letter',
      count: 0,
      unit: 'days',
      until: 'twentieth_or_fifth',
      roll: 'next_working_day',
    },
    weight: 'main',
    example: { clause: 'artículo 62.5 LGT', trigger: '2026-10-06', result: '2026-10-20' },
    says: 'Came by the 15th? Pay by the 20th of that month. Came later? By the 5th of the next. We count from its date.',
    action: 'Pay all of it, so that the surcharge is 10% and not 20%',
    consequence: 'The surcharge is then 20%, with interest, and they can seize money.',
    authority: cite('lgt', 'artículos 28 y 62.5'),
  },
  {
    ...BASE,
    id: 'es.surcharge.deadline-review',
    kind: 'deadline',
    rank: 10,
    when: { any: [OF_SURCHARGE], not: [CONTRIBUTIONS] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    weight: 'further',
    example: { clause: 'artículo 223.1 LGT', trigger: '2026-11-02', result: '2026-12-02' },
    says: 'You have one month from the day after you got it to ask the office to look again. We count from its date.',
    action: 'Ask for a review (recurso de reposición), for one of the few reasons that count',
    consequence: 'The demand becomes final.',
    authority: cite(
      'lgt',
      'artículos 167.3 y 223.1; TRLRHL (Real Decreto Legislativo 2/2004), artículo 14.2',
    ),
  },
  {
    ...BASE,
    id: 'es.surcharge.option-pay',
    kind: 'option',
    rank: 5,
    option: 'pay',
    // By the name of the general way to pay, which it stands for.
    title: 'Pay in time',
    dayToAct: 'open',
    says: 'Pay the tax and 10% at your bank or on the official site. It must be all of it, in its short time.',
    cost: 'The tax and 10%. No interest.',
    time: 'Minutes.',
    risk: 'Low. You can still appeal within the month.',
    bestFor: 'You owe it and can pay now.',
    authority: cite('lgt', 'artículos 28.3, 62.5 y 223'),
  },
]
