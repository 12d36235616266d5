/** Orders to pay of the Prefetto or another authority (ordinanza-ingiunzione): no discount is left, and thirty days run. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAYMENT_ORDER_OF_OFFICE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  when: { any: [PAYMENT_ORDER_OF_OFFICE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const FINE_ORDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.fine-order.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 9,
    authority: cite('strada', 'articoli 204, 204-bis e 205; legge 689/1981, articoli 18, 22 e 26'),
    dayToAct: 'open',
    says: 'You can pay, ask to pay in parts, or object to a judge within 30 days.',
  },
  {
    ...BASE,
    id: 'it.fine-order.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    authority: cite('strada', 'articoli 204 e 205'),
    dayToAct: 'open',
    says: 'The office has decided. A judge can still cancel the order or lower the sum.',
  },
  {
    ...BASE,
    id: 'it.fine-order.right-late',
    kind: 'right',
    rank: 7,
    when: {
      any: [PAYMENT_ORDER_OF_OFFICE],
      all: [{ says: ['codice della strada', 'prefetto', 'prefettura'] }],
    },
    authority: cite('strada', 'articoli 203 e 204; legge 689/1981, articolo 14'),
    says: 'Check the dates. The Prefetto must decide in time: in most cases 180 or 210 days from your objection. After that, objections count as accepted.',
  },
  {
    ...BASE,
    id: 'it.fine-order.option-judge',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Object to the judge',
    cost: 'A fee from €43, no lawyer needed.',
    time: '30 days from service.',
    risk: 'The order can be collected unless the judge stops it.',
    bestFor: 'The order is late, has no reasons, or the fact is wrong.',
    authority: cite('riti', 'articoli 6 e 7'),
    dayToAct: 'open',
    says: 'File it at the justice of the peace of the place of the fact, with the order and your proof. Ask to stop the payment.',
  },
  {
    ...BASE,
    id: 'it.fine-order.option-parts',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask to pay in parts',
    cost: 'The sum, in monthly parts.',
    time: 'Ask within the 30 days.',
    risk: 'One missed part makes all due at once.',
    bestFor: 'The order is right and money is short.',
    authority: cite('sanzioni', 'articolo 26; codice della strada, articolo 202-bis'),
    dayToAct: 'open',
    says: 'Write to the authority that signed it and show that money is short.',
  },
]
