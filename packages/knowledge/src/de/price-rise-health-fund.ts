/** Health funds that raise their extra rate. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { FUNDS } from './price-rise-firms.ts'

const FUND_RULES: Authority = {
  title: 'Sozialgesetzbuch V (SGB V)',
  provision: '§ 175 Abs. 4 SGB V',
  url: 'https://www.gesetze-im-internet.de/sgb_5/__175.html',
  inForceFrom: '2021-01-01',
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  papers: ['price_rise'],
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const PRICE_RISE_HEALTH_FUND: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.price.fund-right',
    when: { any: [...FUNDS] },
    kind: 'right',
    rank: 3,
    says: 'If your health fund raises its extra rate (Zusatzbeitrag), you may leave it up to the end of the first month with the new rate.',
    authority: FUND_RULES,
  },
  {
    ...BASE,
    id: 'de.price.fund-step',
    when: { any: [...FUNDS] },
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Compare the rates. To leave, sign up with another fund in that time. It ends the old membership for you.',
    authority: FUND_RULES,
  },
  {
    ...BASE,
    id: 'de.price.fund-reality',
    when: { any: [...FUNDS] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Each health fund sets its own extra rate. What they pay for is nearly the same by law, so comparing is worth it.',
    authority: FUND_RULES,
  },
  {
    ...BASE,
    id: 'de.price.fund-told',
    when: { any: [...FUNDS] },
    kind: 'right',
    rank: 4,
    says: 'Since summer 2026 the fund need not send you a letter of its own about the rise. Look up its rate on its site or in the list of the GKV-Spitzenverband.',
    // The duty of a letter of its own fell away between 5 July and 12 August 2026.
    authority: {
      ...FUND_RULES,
      provision: '§ 175 Abs. 4 und § 242 Abs. 5 SGB V',
      inForceFrom: '2026-08-12',
    },
  },
  {
    ...BASE,
    id: 'de.price.fund-free',
    when: { any: [...FUNDS] },
    kind: 'right',
    rank: 5,
    says: 'The new fund must take you. It may not ask about your health or age.',
    authority: FUND_RULES,
  },
  {
    ...BASE,
    id: 'de.price.fund-option',
    when: { any: [...FUNDS] },
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Join another fund online. You stay covered without a gap.',
    title: 'Change to a cheaper health fund',
    cost: 'Free.',
    time: 'Up to the end of the first month with the new rate.',
    risk: 'You pay the new rate until the change, about two months.',
    bestFor: 'Another fund is cheaper.',
    authority: FUND_RULES,
  },
]
