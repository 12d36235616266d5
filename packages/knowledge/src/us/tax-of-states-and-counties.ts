/** Tax that a state, county or city asks for. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { TAX_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

/** A state that follows a change by the IRS names it too, not in full. */
const IRS: Test = {
  says: ['internal revenue service', 'irs.gov', 'department of the treasury', 'irs notice'],
}

const STATE_TAX = {
  ...CHECKED,
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: { not: [IRS] },
} satisfies Partial<Rule>

export const TAX_OF_STATES_AND_COUNTIES: readonly Rule[] = [
  {
    ...STATE_TAX,
    id: 'us.state-tax.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'A state, county or city says that you owe tax.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask how they worked it out, protest or appeal, and ask to pay in parts.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.right-appeal',
    kind: 'right',
    rank: 10,
    says: 'You have the right to protest or appeal. The notice names the way and the last day.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.step-date',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find the last day to protest and the office’s own website. Do not use a link in the letter if you are unsure.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.step-check',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Compare it with your return and payments. Answer in writing with copies of your proof.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    title: 'Protest or appeal',
    cost: 'Free in most states',
    time: 'By the day in the notice',
    risk: 'Interest goes on if you lose.',
    bestFor: 'The sum is wrong or not yours.',
    says: 'Write by the last day that you disagree and why.',
    authority: TAX_LAW.states,
  },
  {
    ...STATE_TAX,
    id: 'us.state-tax.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 20,
    title: 'Ask for a payment plan',
    cost: 'A part each month, and interest',
    time: 'Before the day in the notice',
    risk: 'They may still file a lien.',
    bestFor: 'You owe it but cannot pay at once.',
    says: 'Most tax offices let you pay in parts. Ask online or by phone at their own site.',
    authority: TAX_LAW.states,
  },
]
