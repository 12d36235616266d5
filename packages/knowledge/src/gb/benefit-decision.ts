/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BENEFIT_ASKS } from './benefit-asks.ts'
import { LOOKED_AGAIN } from './benefit-overpayment-cues.ts'
import { HEALTH_BENEFITS, TURNED_DOWN } from './benefit-words.ts'
import { CHECKED } from './cite-law.ts'

const PIP_SAID: Test = { says: ['pip', 'personal independence payment'] }
const DWP_SAID: Test = {
  says: [
    'department for work and pensions',
    'dwp',
    'universal credit',
    'personal independence payment',
    'pip',
    'employment and support allowance',
    'esa',
    'attendance allowance',
    "carer's allowance",
    'pension credit',
    "jobseeker's allowance",
    'disability living allowance',
  ],
}
const PRIVACY_SAID: Test = {
  says: [
    'privacy notice',
    'how we use your information',
    'how we use your personal information',
    'how we use your data',
  ],
}
export const DECIDED_SAID: Test = {
  says: [
    'refused pip',
    'refused my pip',
    'pip refused',
    'pip was refused',
    'pip was stopped',
    'pip has been stopped',
    'stopped my pip',
    'stopped my benefit',
    'stopped my money',
    'lost my pip',
    'claim was refused',
    'turned down',
    'not entitled',
    'you cannot get',
    "you can't get",
    'our decision',
    'this decision',
    'we have decided',
    'decided that',
    'points',
    'disagree with this decision',
    'disagree with our decision',
    'mandatory reconsideration',
    'look at it again',
    'look at the decision again',
    'paid too much',
    'overpaid',
    'overpayment',
    'sanctioned',
    'sanction',
    'work capability',
    'benefit decision',
    'my pip claim',
  ],
}
const FITNESS_SAID: Test = {
  says: ['work capability assessment', 'limited capability', 'fit for work', 'work capability'],
}
const CARERS_SAID: Test = { says: ["carer's allowance", 'carers allowance'] }
const OVERPAID_SAID: Test = { says: ['overpaid', 'overpayment', 'paid too much'] }

const PIP_LAW: Authority = {
  title: 'Social Security (Personal Independence Payment) Regulations 2013',
  provision: 'regulations 4 to 7 and Schedule 1, with Welfare Reform Act 2012, sections 77 to 79',
  url: 'https://www.legislation.gov.uk/uksi/2013/377/schedule/1',
  inForceFrom: '2013-04-08',
}
const TRIBUNAL_LAW: Authority = {
  title: 'Social Security Act 1998',
  provision:
    'sections 9 and 12, with Tribunal Procedure (First-tier Tribunal) (Social Entitlement Chamber) Rules 2008, rule 22',
  url: 'https://www.legislation.gov.uk/ukpga/1998/14/section/12',
  inForceFrom: '2013-04-08',
}
export const AGAIN_LAW: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations 2013",
  provision:
    'regulations 5 to 7 (mandatory reconsideration); for older benefits Social Security and Child Support (Decisions and Appeals) Regulations 1999, regulation 3',
  url: 'https://www.legislation.gov.uk/uksi/2013/381/regulation/5',
  inForceFrom: '2013-04-08',
}
const WORK_TEST_LAW: Authority = {
  title: 'Universal Credit Regulations 2013',
  provision: 'regulations 39 to 43 and Schedules 6 to 9 (limited capability for work)',
  url: 'https://www.legislation.gov.uk/uksi/2013/376/part/5',
  inForceFrom: '2013-04-29',
}
const CARER_LAW: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'section 71 (old benefits: only after a wrong statement or silence)',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/71',
  inForceFrom: '1992-07-01',
}
const CARER_EARNINGS: Authority = {
  title: 'Social Security Benefit (Computation of Earnings) Regulations 1996',
  provision:
    "regulations 8 and 10 and Schedule 3, with Social Security Contributions and Benefits Act 1992, section 70 and Social Security (Invalid Care Allowance) Regulations 1976, regulation 8 (the limit on a carer's pay)",
  url: 'https://www.legislation.gov.uk/uksi/1996/2745/contents',
  inForceFrom: '1996-11-25',
}

const PIP_ROW = {
  ...CHECKED,
  nations: ['england', 'wales'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [PIP_SAID, DECIDED_SAID] },
} satisfies Partial<Rule>

const DWP_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [DWP_SAID, DECIDED_SAID], not: [PRIVACY_SAID] },
} satisfies Partial<Rule>

const AGAIN_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  papers: ['benefit_decision'],
  when: { all: [DWP_SAID, DECIDED_SAID], not: [LOOKED_AGAIN] },
} satisfies Partial<Rule>

const FITNESS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [FITNESS_SAID] },
} satisfies Partial<Rule>

const CARERS_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY', 'BENEFIT_OVERPAYMENT'],
  when: { all: [CARERS_SAID, OVERPAID_SAID] },
} satisfies Partial<Rule>

export const BENEFIT_DECISION: readonly Rule[] = [
  ...BENEFIT_ASKS,
  {
    ...PIP_ROW,
    id: 'gb.pip.right-points',
    kind: 'right',
    rank: 6,
    says: 'Eight points give the standard rate, 12 the higher one. A task counts only if you can do it safely, well enough, again and again, and in good time.',
    authority: PIP_LAW,
  },
  {
    ...AGAIN_ROW,
    id: 'gb.benefit.right-again',
    kind: 'right',
    rank: 6,
    says: 'Within one month, ask for the decision to be looked at again (mandatory reconsideration). With a good reason, up to 13 months late is possible.',
    authority: AGAIN_LAW,
  },
  {
    ...DWP_ROW,
    id: 'gb.benefit.right-tribunal',
    kind: 'right',
    rank: 7,
    says: 'After their answer you have one month to appeal to a tribunal. It is free and stands apart from the office that decided.',
    checkedOn: '2026-11-23',
    authority: TRIBUNAL_LAW,
  },
  {
    ...FITNESS_ROW,
    id: 'gb.benefit.right-work-test',
    kind: 'right',
    rank: 7,
    says: 'Enough points are one way to be found unfit for work. A real risk to health from work is another. Ask for the report and answer it.',
    authority: WORK_TEST_LAW,
  },
  {
    ...CARERS_ROW,
    id: 'gb.benefit.carers-pay',
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    when: {
      all: [
        CARERS_SAID,
        { says: ['earn', 'earned', 'earning', 'earnings', 'wages', 'pay from work', 'job'] },
      ],
    },
    kind: 'right',
    rank: 6,
    says: 'Ask how they counted your pay. Tax, half of what you pay into a pension and some care costs come off. Pay that goes up and down can be averaged.',
    authority: CARER_EARNINGS,
  },
  {
    ...CARERS_ROW,
    id: 'gb.benefit.carers',
    kind: 'right',
    rank: 7,
    says: 'You must pay it back only if you gave wrong facts or did not tell what you had to tell. If they knew all and erred, say so.',
    authority: CARER_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.benefit.answer',
    rank: 5,
    when: { not: [{ says: ['water off', 'turn the water', 'got behind with'] }] },
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['general', 'debt'],
    asks: [HEALTH_BENEFITS, TURNED_DOWN, [...TURNED_DOWN, ...ASKING]],
    limit: { from: 'paper', count: 1, unit: 'months', roll: 'none' },
    verdict: 'do_this',
    says: 'Ask within one month for the decision to be looked at again, with proof from your doctor. If they still say no, appeal within one month to the free tribunal. Many people win there.',
    authority: TRIBUNAL_LAW,
  },
]
