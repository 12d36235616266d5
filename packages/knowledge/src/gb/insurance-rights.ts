/** Rights against an insurer that refuses or cuts a claim. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { ANSWERS, FAIR, PLAIN, VALUE, VALUED, WARRANTY } from './insurance-sources.ts'

const CLAIM = {
  country: 'gb',
  kinds: ['INSURANCE_DECISION'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const INSURANCE_RIGHTS: readonly Rule[] = [
  {
    ...CLAIM,
    id: 'gb.insurance.right-fair',
    kind: 'right',
    rank: 10,
    says: 'You have the right to a claim that is handled promptly and fairly. The insurer must not reject it without good reason.',
    authority: FAIR,
  },
  {
    ...CLAIM,
    id: 'gb.insurance.right-answers',
    when: { not: [VALUED] },
    kind: 'right',
    rank: 20,
    says: 'You only had to take fair care with your answers when you bought the policy. You did not have to guess what else they want to know.',
    authority: ANSWERS,
  },
  {
    ...CLAIM,
    id: 'gb.insurance.right-careless',
    when: { not: [VALUED] },
    kind: 'right',
    rank: 30,
    says: 'If a wrong answer was careless and not on purpose, the insurer may not refuse all in every case. It must do what it would have done with the right answer.',
    authority: ANSWERS,
  },
  {
    ...CLAIM,
    id: 'gb.insurance.right-term',
    when: { not: [VALUED] },
    kind: 'right',
    rank: 40,
    says: 'If you broke a condition that had nothing to do with the loss, that alone should not end the claim.',
    authority: WARRANTY,
  },
  {
    ...CLAIM,
    id: 'gb.insurance.right-plain',
    kind: 'right',
    rank: 50,
    says: 'If a term can mean two things, the meaning that is better for you counts.',
    authority: PLAIN,
  },
  {
    ...CLAIM,
    id: 'gb.insurance.right-ombudsman',
    kind: 'right',
    rank: 60,
    says: 'You can take it to the Financial Ombudsman for free, after eight weeks or a final answer.',
    authority: CREDIT_LAW.firmComplaint,
  },
  {
    ...CLAIM,
    checkedOn: '2026-11-23',
    id: 'gb.insurance.value-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { all: [VALUED] },
    says: 'This is an offer for your car, and you can ask for more before you say yes.',
    authority: VALUE,
  },
  {
    ...CLAIM,
    checkedOn: '2026-11-23',
    id: 'gb.insurance.right-value',
    kind: 'right',
    rank: 5,
    when: { all: [VALUED] },
    says: 'It must pay what a dealer would have asked for your car before the loss. The Ombudsman looks at the price guides and at proof such as adverts.',
    authority: VALUE,
  },
  {
    ...CLAIM,
    checkedOn: '2026-11-23',
    id: 'gb.insurance.step-value',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [VALUED] },
    says: 'Before you say yes, ask for the price guides that it used. Send adverts from dealers for cars of the same model, age and miles.',
    authority: VALUE,
  },
]
