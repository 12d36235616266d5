/** Letters of the Child Maintenance Service: what it can take without a court, and how to have a sum looked at again. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const GREAT_BRITAIN: NonNullable<Rule['nations']> = ['england', 'wales', 'scotland']
const LEGISLATION = 'https://www.legislation.gov.uk'

const PAPER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['child_maintenance'],
} satisfies Partial<Rule>
const MONEY = { ...PAPER, nations: GREAT_BRITAIN } satisfies Partial<Rule>
const MONEY_NI = { ...PAPER, nations: ['northern_ireland'] } satisfies Partial<Rule>

const ACT = 'Child Support Act 1991'
const ACT_URL = `${LEGISLATION}/ukpga/1991/48`
const LOOK_AGAIN: Authority = {
  title: 'Child Support Maintenance Calculation Regulations 2012',
  provision: 'regulations 14 and 15, with Child Support Act 1991, sections 16 and 20',
  url: `${LEGISLATION}/uksi/2012/2677/contents`,
  inForceFrom: '2013-10-28',
}
const EVERYWHERE: Authority = {
  title: ACT,
  provision:
    'sections 16 and 20; in Northern Ireland Child Support (Northern Ireland) Order 1991, articles 18 and 22',
  url: `${ACT_URL}/section/16`,
  inForceFrom: '1993-04-05',
}
const BANK: Authority = {
  title: 'Child Support (Collection and Enforcement) Regulations 1992',
  provision: 'Part 3A (deduction orders), with Child Support Act 1991, sections 32A to 32K',
  url: `${LEGISLATION}/uksi/1992/1989/part/PART3A`,
  inForceFrom: '2018-12-20',
}
const WAGES: Authority = {
  title: 'Child Support (Collection and Enforcement) Regulations 1992',
  provision: 'regulation 22 (appeal against a deduction from earnings order)',
  url: `${LEGISLATION}/uksi/1992/1989/regulation/22`,
  inForceFrom: '1993-04-05',
}
const LAST_STEP: Authority = {
  title: ACT,
  provision: 'sections 39A to 40B (prison and loss of a driving licence)',
  url: `${ACT_URL}/section/39A`,
  inForceFrom: '2001-04-02',
}
const NIGHTS: Authority = {
  title: ACT,
  provision: 'Schedule 1, paragraph 7 (nights with the parent who pays)',
  url: `${ACT_URL}/schedule/1`,
  inForceFrom: '2012-12-10',
}
const SPECIAL_COSTS: Authority = {
  title: ACT,
  provision: 'sections 28A to 28F and Schedule 4B (variations)',
  url: `${ACT_URL}/section/28A`,
  inForceFrom: '2012-12-10',
}
const FEES: Authority = {
  title: 'Child Support Fees Regulations 2014',
  provision:
    'regulation 7 (20% and 4%); in Northern Ireland Child Support Fees Regulations (Northern Ireland) 2014, regulation 3',
  url: `${LEGISLATION}/uksi/2014/612/contents`,
  inForceFrom: '2014-08-11',
}
const NORTHERN: Authority = {
  title: 'Child Support (Northern Ireland) Order 1991',
  provision: 'articles 7, 18, 22 and 31 to 37',
  url: `${LEGISLATION}/nisi/1991/2628/contents`,
  inForceFrom: '1993-04-05',
}

export const CHILD_MAINTENANCE: readonly Rule[] = [
  {
    ...MONEY,
    id: 'gb.maintenance-letter.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'The Child Maintenance Service is part of the government (DWP). It works out, collects and enforces money for children.',
    authority: LOOK_AGAIN,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.last-step',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    says: 'Prison or the loss of a driving licence needs a court first. It comes last, when all else has failed.',
    authority: LAST_STEP,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.deadline-again',
    kind: 'deadline',
    when: { any: [{ says: ['worked out', 'decision', 'calculation', 'calculated'] }] },
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    says: 'You have 30 days from the date of a decision to ask for a new look at it.',
    action: 'Ask them to look at the decision again',
    consequence: 'Later they need a good reason to look at it, and there is no appeal without it.',
    weight: 'further',
    example: {
      clause: 'regulation 14: 30 days from the date of the notice of the decision',
      trigger: '2026-11-02',
      result: '2026-12-02',
    },
    authority: LOOK_AGAIN,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.right-bank',
    kind: 'right',
    rank: 8,
    says: 'They can take money from your bank account without a court. For a lump sum you first get 14 days to object, and the money is frozen meanwhile.',
    authority: BANK,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.right-wages-appeal',
    kind: 'right',
    rank: 8,
    when: {
      any: [{ says: ['deduction from earnings', 'from your earnings', 'from your wages'] }],
    },
    says: 'You can appeal to a court against an order on your wages within 28 days. It must have a fault, or the money must be no wages.',
    authority: WAGES,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.right-nights',
    kind: 'right',
    rank: 9,
    says: 'You pay less if the child stays with you 52 nights a year or more. Keep a record of the nights.',
    authority: NIGHTS,
  },
  {
    ...MONEY,
    id: 'gb.maintenance-letter.right-costs',
    kind: 'right',
    rank: 10,
    says: 'Ask for a variation for special costs, such as long trips to see the child or the care of a disabled child.',
    authority: SPECIAL_COSTS,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.fees',
    kind: 'insight',
    severity: 'medium',
    rank: 5,
    says: 'When they collect the money, you pay 20% on top, and the other parent loses 4%. Paying the other parent direct costs no fee.',
    actionable: 'Pay on time and ask for Direct Pay.',
    confidence: 0.8,
    authority: FEES,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.warning-goes-on',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Asking for a new look does not stop them from collecting. Keep paying the weekly sum as far as you can.',
    authority: EVERYWHERE,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the income, the nights and each payment in the letter. Find the bank lines of all that you paid.',
    authority: EVERYWHERE,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.step-call',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Call or write before the day in the letter. Offer a weekly sum for the arrears that you can keep up.',
    authority: EVERYWHERE,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.option-again',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Ask them to look again',
    says: 'Say what is wrong: the income, the nights, or payments that they missed. Send proof.',
    cost: 'Nothing.',
    time: 'One letter now, some weeks to an answer.',
    risk: 'The sum can also go up.',
    bestFor: 'The sum or the arrears look wrong to you.',
    authority: EVERYWHERE,
  },
  {
    ...PAPER,
    id: 'gb.maintenance-letter.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    title: 'Agree a plan for the arrears',
    says: 'Send a list of your income and costs. Offer the weekly sum and a part of the arrears.',
    cost: 'The sum that you agree.',
    time: 'One call now.',
    risk: 'If you miss a payment, they can go to your wages or bank.',
    bestFor: 'You owe it but cannot pay it all at once.',
    authority: EVERYWHERE,
  },
  {
    ...MONEY_NI,
    id: 'gb.maintenance-letter.ni-who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 4,
    says: 'In Northern Ireland the Child Maintenance Service is part of the Department for Communities.',
    authority: NORTHERN,
  },
  {
    ...MONEY_NI,
    id: 'gb.maintenance-letter.ni-right-powers',
    kind: 'right',
    rank: 7,
    says: 'They can take money from your wages or bank account without a court. Ask how each sum was worked out, and object in time.',
    authority: NORTHERN,
  },
  {
    ...MONEY_NI,
    id: 'gb.maintenance-letter.ni-right-nights',
    kind: 'right',
    rank: 8,
    says: 'You pay less if the child stays with you 52 nights a year or more. Keep a record of the nights.',
    authority: NORTHERN,
  },
]
