/** Fines that the office has decided: the half price is over, and a month to ask for a review runs. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FINAL_FINE } from './conditions-office.ts'

const BASE = {
  country: 'es',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  when: { any: [FINAL_FINE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const FINE_FINAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.fine-final.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 9,
    authority: cite('trafico', 'artículos 95 y 96'),
    dayToAct: 'open',
    says: 'The half price is over. You can pay, ask for a review within one month, or go to court within two.',
  },
  {
    ...BASE,
    id: 'es.fine-final.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    authority: cite('trafico', 'artículos 95, 96 y 109'),
    dayToAct: 'open',
    says: 'The office has decided. A review or a judge can still undo it, if you have proof or the file has a fault.',
  },
  {
    ...BASE,
    id: 'es.fine-final.pay-days',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 9,
    authority: cite('trafico', 'artículos 96.1, 109 y 110'),
    dayToAct: 'open',
    says: 'They cannot seize money at once. First you have 15 days to pay. Only then comes a demand with surcharge.',
  },
  {
    ...BASE,
    id: 'es.fine-final.option-review',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Ask for a review',
    cost: 'Nothing.',
    time: 'One month to send it.',
    risk: 'The fine can still be collected meanwhile.',
    bestFor: 'They did not answer your reasons, or your proof is new.',
    authority: cite('trafico', 'artículo 96.2 a 96.5; Ley 39/2015, artículos 123 y 124'),
    dayToAct: 'open',
    says: 'Write to the same office (recurso de reposición). Proof that you could have sent before does not count. With no answer in a month it is a no, and you can go to court.',
  },
  {
    ...BASE,
    id: 'es.fine-final.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 20,
    title: 'Pay the fine',
    cost: 'The full sum.',
    time: 'Minutes.',
    risk: 'After 15 days more, a surcharge is added.',
    bestFor: 'The fine is right.',
    authority: cite('trafico', 'artículo 110'),
    dayToAct: 'open',
    says: 'Pay on the official site, at a bank or by post. Ask for parts before the surcharge if you cannot.',
  },
]
