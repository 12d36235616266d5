/** Phone and internet firms that raise a price. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FOR_TELECOM } from './price-rise-firms.ts'

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  papers: ['price_rise'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const PRICE_RISE_TELECOM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.price.telecom-right-end',
    when: FOR_TELECOM,
    kind: 'right',
    rank: 3,
    says: 'You may end the contract because of the rise, free and without notice time, within three months of this letter. It ends on the day of the rise at the earliest.',
    authority: cite('tkg', '57', { provision: '§ 57 Abs. 1 TKG' }),
  },
  {
    ...BASE,
    id: 'de.price.telecom-deadline',
    when: FOR_TELECOM,
    kind: 'deadline',
    weight: 'main',
    rank: 5,
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'none' },
    example: { clause: 'TKG § 57 Abs. 1', trigger: '2026-11-16', result: '2027-02-16' },
    says: 'The three months run from the day this letter came. The day shown counts from its date, to be safe.',
    action: 'End the contract because of the rise, if you want to leave',
    consequence: 'The special right to leave is over. The contract goes on at the new price.',
    authority: cite('tkg', '57', { provision: '§ 57 Abs. 1 TKG' }),
  },
  {
    ...BASE,
    id: 'de.price.telecom-right-told',
    when: FOR_TELECOM,
    kind: 'right',
    rank: 4,
    says: 'They must tell you at least one month and at most two months before, in a form that you can keep.',
    authority: cite('tkg', '57', { provision: '§ 57 Abs. 2 TKG' }),
  },
  {
    ...BASE,
    id: 'de.price.telecom-step',
    when: FOR_TELECOM,
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Compare other tariffs. To keep your number or line, let the new firm arrange the change, but mind the three months.',
    authority: cite('tkg', '57', { provision: '§§ 57 und 59 TKG' }),
  },
  {
    ...BASE,
    id: 'de.price.telecom-option-leave',
    when: FOR_TELECOM,
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Name the change of price and § 57 TKG. Ask for a confirmation.',
    title: 'End the contract because of the rise',
    cost: 'Free. A phone or router may have to go back or be paid.',
    time: 'Within three months of this letter.',
    risk: 'Keep the line until the new one works.',
    bestFor: 'Another firm is cheaper.',
    authority: cite('tkg', '57', { provision: '§ 57 TKG' }),
  },
]
