/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'
import { PROVINCIAL_HELP } from './conditions-benefits.ts'
import { TAX_BENEFIT, TAX_REVIEW } from './conditions.ts'

const BENEFITS = {
  country: 'ca',
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** Employment insurance and pensions: decided by Service Canada. */
const INSURANCE = {
  ...BENEFITS,
  when: { not: [TAX_BENEFIT, TAX_REVIEW, PROVINCIAL_HELP] },
} satisfies Partial<Rule>

const CHILD_BENEFIT = {
  ...BENEFITS,
  checkedOn: '2026-11-22',
  when: { all: [TAX_BENEFIT] },
} satisfies Partial<Rule>
const OBJECTION = {
  ...LAW.objection,
  provision: 'sections 152(1.2) and 165 (objection to a benefit notice, 90 days)',
}

const BENEFIT = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  topics: ['debt'],
} satisfies Partial<Rule>

export const BENEFIT_RULES: readonly Rule[] = [
  {
    ...INSURANCE,
    id: 'ca.benefit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Look for which weeks, how much, and why.',
    authority: LAW.ei,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'You can ask for a new look at the decision. You can also ask for small payments.',
    authority: LAW.ei,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'Service Canada decides on employment insurance and pensions. The Canada Revenue Agency collects the debt.',
    authority: LAW.ei,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask for reconsideration, then appeal to the Social Security Tribunal for free.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.right-plan',
    kind: 'right',
    rank: 30,
    says: 'You can ask for a payment plan that leaves you enough to live on.',
    authority: LAW.cra,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.step-why',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find out which weeks and why. Check it against your reports and pay stubs.',
    authority: LAW.ei,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.step-review',
    kind: 'step',
    list: 'first',
    rank: 20,
    dayToAct: 'open',
    says: 'If it is wrong, send a request for reconsideration before the 30 days end.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.step-pay',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If it is right, call and offer a sum you can keep up.',
    authority: LAW.cra,
  },
  {
    ...INSURANCE,
    id: 'ca.benefit.opt-review',
    kind: 'option',
    option: 'appeal',
    dayToAct: 'open',
    title: 'Ask for a new look',
    cost: 'Free.',
    time: '30 days.',
    risk: 'Low.',
    bestFor: 'The facts or the sum are wrong.',
    rank: 10,
    says: 'Send the reconsideration form and your proof.',
    authority: LAW.ei,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.opt-plan',
    kind: 'option',
    option: 'negotiate',
    title: 'Ask for small payments',
    cost: 'The sum you agree.',
    time: 'Now.',
    risk: 'They can keep tax refunds.',
    bestFor: 'It is right but you cannot pay at once.',
    rank: 20,
    says: 'Tell them your income and costs.',
    authority: LAW.cra,
  },
  {
    ...BENEFITS,
    id: 'ca.benefit.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    says: 'They can keep part of later benefits or tax refunds to pay the debt.',
    authority: LAW.cra,
  },
  {
    ...BENEFIT,
    id: 'ca.benefit.right-crb',
    kind: 'right',
    rank: 14,
    when: {
      any: [
        { says: ['cerb', 'crb', 'canada recovery benefit', 'recovery benefit', 'pcu', 'pcre'] },
      ],
    },
    says: 'You can ask for a second review of a CRB or CERB decision, and for a plan that you can afford.',
    authority: {
      title:
        'Canada Emergency Response Benefit Act, S.C. 2020, c. 5, s. 8, and Canada Recovery Benefits Act, S.C. 2020, c. 12, s. 2',
      provision: 'return of overpayments and review',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/',
      inForceFrom: '2020-10-02',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.benefit.right-federal-court',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    topics: ['debt'],
    rank: 14,
    when: {
      any: [
        {
          says: [
            'cerb',
            'canada recovery benefit',
            'crb',
            'cesb',
            'canada emergency response benefit',
            'pcu',
            'prestation canadienne',
          ],
        },
      ],
    },
    says: 'After the second review by the tax agency, you can ask the Federal Court to look at the decision. You have 30 days.',
    authority: {
      title: 'Federal Courts Act, R.S.C. 1985, c. F-7',
      provision: 'section 18.1 (judicial review within 30 days)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/F-7/section-18.1.html',
      inForceFrom: '2003-07-02',
    },
  },
  {
    ...CHILD_BENEFIT,
    id: 'ca.benefit.child-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can object to the tax agency for free, and then go to the Tax Court. You can ask for small payments.',
    authority: OBJECTION,
  },
  {
    ...CHILD_BENEFIT,
    id: 'ca.benefit.child-right-object',
    kind: 'right',
    rank: 8,
    says: 'If the sum or the dates are wrong, object to the tax agency within 90 days of its notice. It is free and you need no lawyer.',
    authority: OBJECTION,
  },
  {
    ...CHILD_BENEFIT,
    id: 'ca.benefit.child-step-proof',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find out which months and why. Send proof of where the child lived, such as letters of a school or doctor, or of your income.',
    authority: OBJECTION,
  },
  {
    ...BENEFITS,
    checkedOn: '2026-11-23',
    id: 'ca.benefit.right-service',
    kind: 'right',
    rank: 40,
    when: { all: [{ says: ['canada revenue agency', 'agence du revenu du canada'] }] },
    says: 'The tax agency must treat you fairly and explain what it decided. You can complain to it, and then for free to the Taxpayers’ Ombudsperson.',
    authority: {
      title: 'Canada Revenue Agency: Taxpayer Bill of Rights',
      provision: 'fair treatment, complaints and the Taxpayers’ Ombudsperson',
      url: 'https://www.canada.ca/en/revenue-agency.html',
      inForceFrom: '2007-05-28',
    },
  },
]
