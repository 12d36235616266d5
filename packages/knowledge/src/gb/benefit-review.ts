/** A form by which an office looks at a benefit again. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PIP_SAID: Test = { says: ['pip', 'personal independence payment'] }
const WORK_FORM_SAID: Test = {
  says: ['capability for work', 'uc50', 'esa50', 'work capability assessment'],
}
const SCOTS_SAID: Test = {
  says: [
    'social security scotland',
    'adult disability payment',
    'child disability payment',
    'pension age disability payment',
  ],
}

const PAPER = {
  ...CHECKED,
  kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
  papers: ['benefit_review'],
} satisfies Partial<Rule>

const PIP_FORM: Authority = {
  title: 'Social Security (Personal Independence Payment) Regulations 2013',
  provision: 'regulations 8 to 11 (information, assessment, good reason, review)',
  url: 'https://www.legislation.gov.uk/uksi/2013/377/regulation/8',
  inForceFrom: '2013-04-08',
}
const PIP_TEST: Authority = {
  title: 'Social Security (Personal Independence Payment) Regulations 2013',
  provision: 'regulations 4 and 7 and Schedule 1',
  url: 'https://www.legislation.gov.uk/uksi/2013/377/schedule/1',
  inForceFrom: '2013-04-08',
}
const WORK_FORM: Authority = {
  title: 'Universal Credit Regulations 2013',
  provision: 'regulations 39 to 44 and Schedules 6 to 9',
  url: 'https://www.legislation.gov.uk/uksi/2013/376/part/5',
  inForceFrom: '2013-04-29',
}
const DECISION: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations 2013",
  provision: 'regulations 5 to 7 and 23 to 26',
  url: 'https://www.legislation.gov.uk/uksi/2013/381/regulation/5',
  inForceFrom: '2013-04-08',
}
const ASSESSMENT: Authority = {
  title: 'GOV.UK: PIP assessment guide',
  provision: 'consultations, companions, home visits and recording',
  url: 'https://www.gov.uk/government/publications/personal-independence-payment-assessment-guide-for-assessment-providers',
  inForceFrom: '2013-04-08',
}
const SCOTS_LAW: Authority = {
  title: 'Social Security (Scotland) Act 2018',
  provision: 'sections 37 to 52 (determination without application, re-determination, appeal)',
  url: 'https://www.legislation.gov.uk/asp/2018/9/contents',
  inForceFrom: '2018-10-22',
}

export const BENEFIT_REVIEW: readonly Rule[] = [
  {
    ...PAPER,
    id: 'gb.benefit-review.no-decision',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'This is not a decision. As a rule your money goes on while they look at the form.',
    authority: DECISION,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.step-fill',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Fill in the whole form, as if they knew nothing about you. Do not write only "no change".',
    authority: PIP_TEST,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.step-days',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Describe good and bad days, how often each comes, and what help you need. Say what is unsafe, slow or painful.',
    authority: PIP_TEST,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.step-proof',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Add copies of letters from doctors, carers or support workers. Copy the whole form and keep proof of posting.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.right-time',
    kind: 'right',
    rank: 4,
    says: 'You can ask for more time. Call before the day on the letter, and note the new day and the name of the person.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    when: { any: [PIP_SAID, WORK_FORM_SAID] },
    id: 'gb.benefit-review.right-late',
    kind: 'right',
    rank: 5,
    says: 'If you are late for a good reason, such as illness, send it and say why. They must look at the reason and at your health.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    nations: ['england', 'wales', 'northern_ireland'],
    when: { all: [PIP_SAID] },
    id: 'gb.benefit-review.right-assessment',
    kind: 'right',
    rank: 6,
    says: 'If there is an assessment, you may bring somebody. You can ask for it by phone or at home, and for a recording.',
    authority: ASSESSMENT,
  },
  {
    ...PAPER,
    when: { not: [SCOTS_SAID] },
    id: 'gb.benefit-review.right-challenge',
    kind: 'right',
    rank: 8,
    says: 'If the new decision is wrong, ask within one month for it to be looked at again. After that you can appeal to a free tribunal.',
    authority: DECISION,
  },
  {
    ...PAPER,
    when: { all: [WORK_FORM_SAID] },
    id: 'gb.benefit-review.work-right',
    kind: 'right',
    rank: 5,
    says: 'Say also if work, or having to look for work, would put your health at real risk. That counts besides the points.',
    authority: WORK_FORM,
  },
  {
    ...PAPER,
    nations: ['scotland'],
    when: { all: [SCOTS_SAID] },
    id: 'gb.benefit-review.scotland-right',
    kind: 'right',
    rank: 5,
    says: 'If the new decision is wrong, ask for a new one (re-determination) within 42 days. Then you can appeal within 31 days.',
    authority: SCOTS_LAW,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.warning',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'If no form comes back and there is no good reason, the benefit can stop. Call today if you cannot manage it.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.insight',
    kind: 'insight',
    severity: 'low',
    confidence: 0.9,
    rank: 5,
    says: 'A review can raise, keep or lower what you get.',
    actionable: 'Name each thing that got harder since the last form.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 3,
    says: 'Ask Citizens Advice, a law centre or a charity for your illness for an appointment before the day.',
    title: 'Fill it in with a free adviser',
    cost: 'Nothing.',
    time: 'An hour or two.',
    risk: 'Appointments fill up. Ask for more time if you must wait.',
    bestFor: 'The form is long or hard for you.',
    authority: PIP_FORM,
  },
  {
    ...PAPER,
    id: 'gb.benefit-review.option-send',
    kind: 'option',
    option: 'comply',
    rank: 4,
    says: 'Post it some days early, or send it online if the letter allows it.',
    title: 'Send the form in time with proof',
    cost: 'Nothing.',
    time: 'Some hours over several days.',
    risk: 'Too few words can cost points.',
    bestFor: 'You can write about your days yourself.',
    authority: PIP_FORM,
  },
]
