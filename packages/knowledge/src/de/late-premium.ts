/** An insurer that asks for a late premium and sets a time. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { LATE_PREMIUM } from './conditions-money.ts'
import { PUBLIC_INSURER } from './conditions-sender.ts'

const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  topics: ['consumer', 'debt'],
  when: { any: [LATE_PREMIUM], not: [...PUBLIC_INSURER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LATE_PREMIUM_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.premium.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Your insurer wants a premium that is late, and sets a time for it.',
    authority: cite('vvg', '38', { provision: '§ 38 Abs. 1 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'After the time you may have no cover, and they may end the contract. Pay before, or at least ask for more time today.',
    authority: cite('vvg', '38', { provision: '§ 38 Abs. 2 und 3 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.right-two-weeks',
    kind: 'right',
    rank: 2,
    says: 'The time must be two weeks at least. The letter must name premium, interest and costs one by one, and say what follows. Else it has no effect.',
    authority: cite('vvg', '38', { provision: '§ 38 Abs. 1 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.right-month',
    kind: 'right',
    rank: 3,
    says: 'Was the contract ended? Pay all within one month, and it lives again. For harm in between there is no cover.',
    authority: cite('vvg', '38', { provision: '§ 38 Abs. 3 Satz 3 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.right-first',
    kind: 'right',
    rank: 5,
    says: 'With a first premium other rules hold: they may step back at once. Cover is lost only if the policy warned you clearly, and not if you are without fault.',
    authority: cite('vvg', '37', { provision: '§ 37 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Count two weeks from the day the letter came. Check each sum. Car insurance? Without cover you may not drive.',
    authority: cite('vvg', '38', { provision: '§ 38 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 2,
    says: 'Pay with the number of the contract, before the time ends.',
    title: 'Pay the premium',
    cost: 'The premium.',
    time: 'Two weeks.',
    risk: 'None.',
    bestFor: 'You need the cover.',
    authority: cite('vvg', '38', { provision: '§ 38 VVG' }),
  },
  {
    ...BASE,
    id: 'de.premium.option-time',
    kind: 'option',
    option: 'negotiate',
    rank: 3,
    says: 'Ask in writing for parts, and that the cover stays.',
    title: 'Ask for parts',
    cost: 'Free.',
    time: 'This week.',
    risk: 'They need not agree.',
    bestFor: 'You cannot pay at once.',
    authority: cite('vvg', '38', { provision: '§ 38 VVG' }),
  },
]
