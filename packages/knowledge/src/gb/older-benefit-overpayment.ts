/** Pension Credit and other benefits with rules older than Universal Credit: other regulations say when, and what can be asked back. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import {
  HOUSING_BENEFIT,
  LOOKED_AGAIN,
  NEWER,
  OFFICES_OF_THEIR_OWN,
  OLDER,
} from './benefit-overpayment-cues.ts'

const PAID = {
  country: 'gb',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-23',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const REVIEW: Authority = {
  title: 'Social Security and Child Support (Decisions and Appeals) Regulations 1999',
  provision:
    'regulation 3 (Pension Credit and other older benefits; for Universal Credit regulations 5 to 7 of the Decisions and Appeals Regulations 2013)',
  url: 'https://www.legislation.gov.uk/uksi/1999/991/regulation/3',
  inForceFrom: '1999-11-29',
}
const ASKED_BACK: Authority = {
  title: 'Social Security Administration Act 1992',
  provision: 'section 71 (a fact got wrong or left out)',
  url: 'https://www.legislation.gov.uk/ukpga/1992/5/section/71',
  inForceFrom: '1992-07-01',
}

export const OLDER_BENEFIT_OVERPAYMENT: readonly Rule[] = [
  {
    ...PAID,
    id: 'gb.benefit.one-month-older',
    kind: 'deadline',
    rank: 10,
    when: { all: [OLDER], not: [OFFICES_OF_THEIR_OWN, LOOKED_AGAIN] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Ask them to look at the decision again',
    consequence: 'After this you need a good reason for being late.',
    weight: 'main',
    example: {
      clause: 'Decisions and Appeals Regulations 1999, regulation 3',
      trigger: '2026-03-10',
      result: '2026-04-10',
    },
    says: 'You have one month from the date of the decision to ask for it to be looked at again.',
    authority: REVIEW,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-review-older',
    when: { all: [OLDER], not: [HOUSING_BENEFIT] },
    kind: 'step',
    list: 'first',
    rank: 20,
    dayToAct: 'open',
    says: 'If any of it is wrong, ask for a mandatory reconsideration within one month of the decision date.',
    authority: REVIEW,
  },
  {
    ...PAID,
    id: 'gb.benefit.know-older',
    when: { all: [OLDER], not: [HOUSING_BENEFIT, NEWER] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'Who told the office all in time mostly need not pay Pension Credit back, nor other older benefits.',
    learnMore: 'Look for what you told them, when, and how. Send a copy with your request.',
    authority: ASKED_BACK,
  },
  {
    ...PAID,
    id: 'gb.benefit.right-older',
    when: { all: [OLDER], not: [HOUSING_BENEFIT, NEWER] },
    kind: 'right',
    rank: 7,
    says: 'They can mostly claim Pension Credit and other older benefits back only if you got a fact wrong or left one out. Was it their own mistake? Then say so.',
    authority: ASKED_BACK,
  },
]
