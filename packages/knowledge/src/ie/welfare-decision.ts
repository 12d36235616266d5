/** Decisions and reviews of the Department of Social Protection. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'

const LAWS = {
  revise: {
    title: 'Social Welfare Consolidation Act 2005',
    provision: 'sections 301 and 311 (revised decision, appeal)',
    url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
    inForceFrom: '2005-12-01',
  },
  swa: {
    title: 'Social Welfare Consolidation Act 2005',
    provision: 'section 189 (supplementary welfare allowance)',
    url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
    inForceFrom: '2005-12-01',
  },
} as const satisfies Record<string, Authority>

const DECIDED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['benefit_decision'],
} satisfies Partial<Rule>

const REVIEWED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['benefit_review'],
} satisfies Partial<Rule>

export const WELFARE_DECISION: readonly Rule[] = [
  {
    ...DECIDED,
    id: 'ie.welfare.deadline-appeal',
    kind: 'deadline',
    rank: 3,
    weight: 'main',
    terms: { trigger: 'letter', count: 60, unit: 'days', roll: 'none' },
    example: {
      clause: 'Within 60 days of the notification of the decision',
      trigger: '2026-11-10',
      result: '2027-01-09',
    },
    says: 'You have 60 days from the decision to appeal. For payments for those in need of money now, do it sooner.',
    action: 'Send your appeal to the Social Welfare Appeals Office',
    consequence: 'A late appeal needs a good reason.',
    authority: LAW.appeals,
  },
  {
    ...DECIDED,
    id: 'ie.welfare.right-review',
    kind: 'right',
    rank: 3,
    says: 'You can ask the Department to look at it again with new proof, and still appeal in time.',
    authority: LAWS.revise,
  },
  {
    ...DECIDED,
    id: 'ie.welfare.right-hearing',
    kind: 'right',
    rank: 4,
    says: 'An appeals officer who did not decide before looks at it. You can ask to be heard in person, and it is free.',
    authority: LAWS.revise,
  },
  {
    ...DECIDED,
    id: 'ie.welfare.right-meantime',
    kind: 'right',
    rank: 5,
    says: 'If you have no money while you wait, ask your Intreo office for Supplementary Welfare Allowance.',
    authority: LAWS.swa,
  },
  {
    ...DECIDED,
    id: 'ie.welfare.step-reason',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Find the reason in the letter. Ask your doctor or another person for a paper that answers it.',
    authority: LAWS.revise,
  },
  {
    ...DECIDED,
    id: 'ie.welfare.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 3,
    title: 'Appeal the decision',
    cost: 'Free.',
    time: 'Some months.',
    risk: 'Low.',
    bestFor: 'You think that the facts or the rules were read wrongly.',
    says: 'Write why the decision is wrong and add your papers. Citizens Information helps you for free.',
    authority: LAW.appeals,
  },
  {
    ...REVIEWED,
    id: 'ie.welfare.reality-review',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A review is a routine check. It is no accusation, and your payment goes on for now.',
    authority: LAWS.revise,
  },
  {
    ...REVIEWED,
    id: 'ie.welfare.step-form',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Fill in the form truly and send it by the day in the letter. Keep a copy and proof of posting.',
    authority: LAWS.revise,
  },
  {
    ...REVIEWED,
    id: 'ie.welfare.right-time',
    kind: 'right',
    rank: 4,
    says: 'If you need longer for papers, ask before the last day and say why.',
    authority: LAWS.revise,
  },
  {
    ...REVIEWED,
    id: 'ie.welfare.right-after',
    kind: 'right',
    rank: 5,
    says: 'If the payment is cut after the review, you get a written decision and can appeal within 60 days.',
    authority: LAW.appeals,
  },
]
