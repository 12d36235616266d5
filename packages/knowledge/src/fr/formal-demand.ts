/** A formal demand (mise en demeure): what it changes and what comes next. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: ['LETTER_BEFORE_CLAIM'],
  topics: ['debt', 'consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FORMAL_DEMAND: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.demand.want-formal',
    kind: 'fact',
    rank: 5,
    slot: 'what_they_want',
    says: 'This is a formal demand (mise en demeure). Late interest can run from it. It is the last step before a judge.',
    authority: LAW.demand,
  },
  {
    ...BASE,
    id: 'fr.demand.step-answer',
    kind: 'step',
    rank: 5,
    list: 'first',
    dayToAct: 'open',
    says: 'Reply in writing before the date in the letter, even if only to dispute the sum or to ask for a plan.',
    authority: LAW.demand,
  },
  {
    ...BASE,
    id: 'fr.demand.option-pay',
    kind: 'option',
    rank: 60,
    option: 'comply',
    title: 'Pay what you truly owe',
    says: 'If it is right and you can, pay the debt alone and keep proof. Ask for a letter that it is settled.',
    cost: 'The debt and the interest.',
    time: 'A day.',
    risk: 'Low. Do not pay the costs of collection.',
    bestFor: 'The debt is right and you have the money.',
    authority: LAW.demand,
  },
  {
    ...BASE,
    id: 'fr.demand.know-conciliator',
    kind: 'fact',
    rank: 20,
    slot: 'did_you_know',
    says: 'Up to €5,000 the other side must in most cases try a free conciliator before it goes to court. An order to pay needs none.',
    authority: LAW.conciliator,
  },
  {
    ...BASE,
    id: 'fr.demand.tactic-conciliator',
    kind: 'tactic',
    rank: 10,
    use: 'timing',
    says: 'Offer a free conciliator (conciliateur de justice). It shows good faith, and a signed deal can be as strong as a judgment.',
    risk: 'You must keep the deal.',
    notWhen: 'The debt is too old: rely on that first.',
    authority: LAW.conciliator,
  },
  {
    ...BASE,
    id: 'fr.demand.element-demand',
    kind: 'element',
    rank: 10,
    recognisedBy: [
      { says: ['mise en demeure', 'mettre en demeure', 'mettons en demeure', 'sommation'] },
    ],
    name: 'Words that demand payment',
    says: 'A formal demand must clearly ask you to pay.',
    ifMissing: 'It does not say "mise en demeure". It may be only a reminder.',
    authority: LAW.demand,
  },
]
