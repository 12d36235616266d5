/** Decisions and reviews of Centrelink. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'

const LAWS = {
  backPay: {
    title: 'Social Security (Administration) Act 1999',
    provision: 'sections 109, 126 and 129 (review, and from when it counts)',
    url: 'https://www.legislation.gov.au/C2004A00580/latest',
    inForceFrom: '2000-03-20',
  },
  notices: {
    title: 'Social Security (Administration) Act 1999',
    provision: 'sections 63 to 68 and 80 (notices to answer, and what can follow)',
    url: 'https://www.legislation.gov.au/C2004A00580/latest',
    inForceFrom: '2000-03-20',
  },
} as const satisfies Record<string, Authority>

const DECIDED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER'],
  papers: ['benefit_decision'],
} satisfies Partial<Rule>

const REVIEWED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['benefit_review'],
} satisfies Partial<Rule>

export const CENTRELINK_DECISION: readonly Rule[] = [
  {
    ...DECIDED,
    id: 'au.centrelink.deadline',
    kind: 'deadline',
    rank: 3,
    weight: 'main',
    terms: { trigger: 'letter', count: 13, unit: 'weeks', roll: 'none' },
    example: {
      clause: 'Within 13 weeks after the notice of the decision',
      trigger: '2026-11-10',
      result: '2027-02-09',
    },
    says: 'You can ask for a review later too. But within 13 weeks you can get all the missed money back.',
    action: 'Ask for a review of the decision',
    consequence: 'A later review mostly counts only from the day when you asked.',
    authority: LAWS.backPay,
  },
  {
    ...DECIDED,
    id: 'au.centrelink.right-review',
    kind: 'right',
    rank: 2,
    says: 'Another officer looks at it again for free. You can ask for the reasons and the papers they used.',
    authority: LAWS.backPay,
  },
  {
    ...DECIDED,
    id: 'au.centrelink.right-tribunal',
    kind: 'right',
    rank: 3,
    says: 'If that says no, the Administrative Review Tribunal looks at it for free.',
    authority: LAW.art,
  },
  {
    ...DECIDED,
    id: 'au.centrelink.step-call',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Ask for an explanation and say: I want a formal review. Write down the day and the receipt number.',
    authority: LAWS.backPay,
  },
  {
    ...DECIDED,
    id: 'au.centrelink.step-proof',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Send proof that answers the reason, such as payslips or a report of your doctor.',
    authority: LAWS.backPay,
  },
  {
    ...DECIDED,
    id: 'au.centrelink.option-review',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    title: 'Ask for a formal review',
    cost: 'Free.',
    time: 'Some weeks or months.',
    risk: 'Low.',
    bestFor: 'You think that a fact or a rule was read wrongly.',
    says: 'Ask online, by phone or by letter. A welfare rights centre helps you for free.',
    authority: LAWS.backPay,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A review is a routine check. It is no accusation, and your payment goes on for now.',
    authority: LAWS.notices,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.right-time',
    kind: 'right',
    rank: 3,
    says: 'If you need longer for forms or reports, ask before the last day and say why.',
    authority: LAWS.notices,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.right-after',
    kind: 'right',
    rank: 4,
    says: 'If the payment stops after that, you can ask for a free review. Within 13 weeks you can get all the missed money back.',
    authority: LAWS.backPay,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.step-form',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Fill in the form truly and send it by the day in the letter. Keep a copy and the receipt number.',
    authority: LAWS.notices,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.step-doctor',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'See your doctor soon for new reports, and say how you are on bad days.',
    authority: LAWS.notices,
  },
  {
    ...REVIEWED,
    id: 'au.centrelink.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'If you do not answer, the payment can be stopped. If that happens, call at once and send the form.',
    authority: LAWS.notices,
  },
]
