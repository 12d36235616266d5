/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW, GUIDANCE } from './authority.ts'
import { EW, GREAT_BRITAIN, PREPAYMENT, WATER_STAYS } from './utility-bill-sources.ts'

const BILL = {
  country: 'gb',
  kinds: ['UTILITY_BILL_DEMAND'],
  checkedOn: '2026-11-21',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

export const UTILITY_BILL_INSIGHTS: readonly Rule[] = [
  {
    ...BILL,
    id: 'gb.bill.warn-silence',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    nations: EW,
    says: 'If you stay silent, they may ask a court for a judgment or for a warrant. Talk to them before the date.',
    authority: COURT_LAW.preAction,
  },
  {
    ...BILL,
    id: 'gb.bill.warn-warrant',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    nations: GREAT_BRITAIN,
    when: {
      any: [
        { says: ['warrant', 'prepayment meter', 'disconnect', 'disconnection', 'court hearing'] },
      ],
    },
    says: 'The letter speaks of a warrant or your meter. Call them today, say who lives at home, and offer a plan.',
    authority: PREPAYMENT,
  },
  {
    ...BILL,
    id: 'gb.bill.insight-limiter',
    kind: 'insight',
    severity: 'high',
    confidence: 0.85,
    rank: 5,
    nations: EW,
    when: {
      all: [{ sender: ['water', 'severn trent', 'united utilities', 'dwr cymru'] }],
      any: [
        {
          says: [
            'limitador',
            'flow restrictor',
            'flow limiter',
            'restrict your supply',
            'cut off',
            'disconnect',
            'disconnection',
            'limiter',
          ],
        },
      ],
    },
    says: 'A water company may not cut off or limit water to a home for a debt. That threat has no basis.',
    actionable:
      'Ask it in writing which law lets it do so, and complain to the Consumer Council for Water.',
    authority: WATER_STAYS,
  },
  {
    ...BILL,
    id: 'gb.bill.insight-estimate',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 20,
    when: { any: [{ says: ['estimated', 'estimate', 'estimated reading', 'estimated bill'] }] },
    says: 'The bill is based on an estimate. The true sum may be lower.',
    actionable: 'Read the meter, take a photo with the date, and send it in.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...BILL,
    id: 'gb.bill.tactic-priority',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    says: 'Offer to pay for what you use now, plus a small sum off the debt. This shows good faith and often stops the rest.',
    risk: 'Do not offer more than you can keep up.',
    notWhen: 'The debt is not yours.',
    authority: GUIDANCE.freeAdvice,
  },
]
