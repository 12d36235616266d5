/** A possession order that a court has put on hold: the tenant stays while the rent and a set sum are paid (England and Wales). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

/** How such an order, and a letter about it, says that the tenant may stay. */
export const STAYS_ON_TERMS: Test = {
  says: [
    ...['keep to these terms', 'keep to the terms', 'keep to this order'].map(
      (kept) => `if you ${kept}`,
    ),
    ...['as long as', 'so long as', 'provided'].flatMap((while_) => [
      `${while_} you keep to`,
      `enforced ${while_}`,
      `suspended ${while_}`,
    ]),
    'order is suspended',
    'order was suspended',
    'order has been suspended',
    'order be suspended',
    'suspended on terms',
    'suspended on condition',
    'possession order on hold',
  ],
}

const POSSESSION: Test = {
  says: [
    'possession order',
    'order for possession',
    'possession of the property',
    'give possession',
    'give up possession',
    'eviction warrant',
  ],
}

const ON_HOLD = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  when: { all: [STAYS_ON_TERMS, POSSESSION] },
  checkedOn: '2026-11-23',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

const HELD: Authority = {
  title: 'Housing Act 1985',
  provision:
    'section 85(2) to (4), with Housing Act 1988, section 9 (the court may put an order on hold, on terms, and change them) and Civil Procedure Rules Parts 23, 55 and 83',
  url: 'https://www.legislation.gov.uk/ukpga/1985/68/section/85',
  inForceFrom: '1986-04-01',
}

export const ORDER_ON_HOLD: readonly Rule[] = [
  {
    ...ON_HOLD,
    id: 'gb.home.held-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A court made a possession order but put it on hold. You can stay while you pay the rent and the extra sum that it sets.',
    authority: HELD,
  },
  {
    ...ON_HOLD,
    id: 'gb.home.held-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 4,
    says: 'You may stay while you keep to the order. If you cannot, ask the court to change it with form N244, before you miss a payment.',
    authority: HELD,
  },
  {
    ...ON_HOLD,
    id: 'gb.home.held-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You do not have to leave now. But each payment counts: after a missed one your landlord can ask the court for bailiffs.',
    authority: HELD,
  },
  {
    ...ON_HOLD,
    id: 'gb.home.held-step-pay',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Pay the rent and the sum in the order on time, each time. Pay so that you can prove it, and read the order of the court itself when it comes.',
    authority: HELD,
  },
  {
    ...ON_HOLD,
    id: 'gb.home.held-step-change',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'If you cannot pay it all, call your landlord and a free housing adviser today. A judge can lower the sum. If bailiffs get a date, a judge can still stop them.',
    authority: HELD,
  },
]
