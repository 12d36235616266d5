/** A notice that an insurance policy ends. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const MOTOR_SAID: Test = {
  says: ['motor', 'car insurance', 'vehicle', 'driving', 'van insurance', 'motorcycle', 'your car'],
}
const PAYING_SAID: Test = {
  says: [
    'instalment',
    'instalments',
    'missed payment',
    'missed payments',
    'direct debit',
    'payment',
    'arrears',
    'unpaid',
  ],
}

const PAPER = {
  ...CHECKED,
  kinds: ['INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  papers: ['policy_cancelled'],
} satisfies Partial<Rule>

const FAIR_TERMS: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'sections 62 to 68 and Schedule 2, Part 1',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/62',
  inForceFrom: '2015-10-01',
}
const FAIRNESS: Authority = {
  title: 'FCA Insurance: Conduct of Business sourcebook (ICOBS)',
  provision: 'ICOBS 2.5.-1R (best interests), with PRIN 2A',
  url: 'https://handbook.fca.org.uk/handbook/ICOBS/2/5.html',
  inForceFrom: '2018-10-01',
}
const CREDIT: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 87 and 88 (default notice)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/87',
  inForceFrom: '1985-05-19',
}
const ANSWERS: Authority = {
  title: 'Consumer Insurance (Disclosure and Representations) Act 2012',
  provision: 'sections 2 and 3',
  url: 'https://www.legislation.gov.uk/ukpga/2012/6/section/2',
  inForceFrom: '2013-04-06',
}
const DRIVING: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'sections 143, 144A and 165A',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/143',
  inForceFrom: '2011-06-20',
}
const OMBUDSMAN: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6 and 2.8, under Financial Services and Markets Act 2000, section 226',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}

export const POLICY_CANCELLED: readonly Rule[] = [
  {
    ...PAPER,
    when: { all: [PAYING_SAID] },
    id: 'gb.policy-end.still-on',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'Until the day in the letter you are covered. If you pay or agree a plan before it, the policy often goes on.',
    authority: FAIR_TERMS,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.step-call',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Call the insurer today. Ask what would keep the policy going, and get the answer in writing.',
    authority: FAIRNESS,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.step-new',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'If it ends, arrange new cover that starts the same day, so that there is no gap.',
    authority: FAIR_TERMS,
  },
  {
    ...PAPER,
    nations: ['england', 'wales', 'scotland'],
    when: { all: [MOTOR_SAID] },
    id: 'gb.policy-end.step-car',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Do not drive after the policy ends until new cover has begun. If the vehicle stays unused, declare it off the road (SORN).',
    authority: DRIVING,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.right-notice',
    kind: 'right',
    rank: 2,
    says: 'You must get fair notice in writing, as the policy says: often 7 or 14 days. A term that allows less may be unfair, unless you lied or misused the policy.',
    authority: FAIR_TERMS,
  },
  {
    ...PAPER,
    when: { all: [PAYING_SAID] },
    id: 'gb.policy-end.right-credit',
    kind: 'right',
    rank: 3,
    says: 'If you pay monthly on a credit agreement, a default notice with at least 14 days must come before they end that agreement.',
    authority: CREDIT,
  },
  {
    ...PAPER,
    when: { all: [PAYING_SAID] },
    id: 'gb.policy-end.right-help',
    kind: 'right',
    rank: 4,
    says: 'Tell them if money is short or you are ill. They must act in your interest, and can agree smaller or later payments.',
    authority: FAIRNESS,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.right-refund',
    kind: 'right',
    rank: 5,
    says: 'Ask for the money for the days you are no longer covered. They may keep only fair costs, if you made no claim.',
    authority: FAIR_TERMS,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.right-ombudsman',
    kind: 'right',
    rank: 9,
    says: 'Complain to the insurer. After eight weeks, or its final answer, the Financial Ombudsman is free for six months.',
    authority: OMBUDSMAN,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.insight-record',
    dayToAct: 'open',
    kind: 'insight',
    severity: 'high',
    confidence: 0.9,
    rank: 2,
    says: 'Later insurers ask if a policy of yours was ever cancelled. A true "yes" often makes cover dearer.',
    actionable:
      'Ask if you may end the policy yourself before the day. Always answer that question truthfully.',
    authority: ANSWERS,
  },
  {
    ...PAPER,
    nations: ['england', 'wales', 'scotland'],
    when: { all: [MOTOR_SAID] },
    id: 'gb.policy-end.warning-driving',
    kind: 'warning',
    severity: 'high',
    rank: 2,
    says: 'Driving without cover can bring £300 and six points, and the vehicle can be taken. Keeping it without cover or SORN can bring £100.',
    authority: DRIVING,
  },
  {
    ...PAPER,
    when: { all: [PAYING_SAID] },
    id: 'gb.policy-end.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 2,
    says: 'Name what you can pay and when. Ask them to write that the policy goes on.',
    title: 'Pay what is missing, or agree a plan',
    cost: 'The missed payment, at times a fee.',
    time: 'One call before the day.',
    risk: 'They may say no. Have other cover ready.',
    bestFor: 'You want to keep this policy.',
    authority: FAIRNESS,
  },
  {
    ...PAPER,
    id: 'gb.policy-end.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 4,
    says: 'Say that it is a complaint. Ask for the term they used, the warnings they sent, and the removal of the record.',
    title: 'Complain that the end is unfair',
    cost: 'Nothing.',
    time: 'Up to eight weeks for their answer.',
    risk: 'A complaint does not keep you covered.',
    bestFor: 'No warning came, or the reason is wrong.',
    authority: OMBUDSMAN,
  },
]
