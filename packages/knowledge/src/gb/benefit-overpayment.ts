/** A letter that says you were paid too much benefit (Great Britain: DWP and councils). */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import {
  CHALLENGE,
  GUIDE,
  HOUSING_BENEFIT,
  LOOKED_AGAIN,
  OFFICES_OF_THEIR_OWN,
  OLDER,
  RECOVER,
  REFUSED,
} from './benefit-overpayment-cues.ts'
import { BENEFIT_OVERPAYMENT_RIGHTS } from './benefit-overpayment-rights.ts'
import { rowsExcept } from './conditions.ts'
import { OLDER_BENEFIT_OVERPAYMENT } from './older-benefit-overpayment.ts'
import { MIGRATION_NOTICE } from './universal-credit.ts'

const PAID = {
  country: 'gb',
  nations: ['england', 'wales', 'scotland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const REVIEW: Authority = {
  title:
    "Universal Credit, Personal Independence Payment, Jobseeker's Allowance and Employment and Support Allowance (Decisions and Appeals) Regulations 2013",
  provision:
    'regulations 5 to 7; for older benefits Social Security and Child Support (Decisions and Appeals) Regulations 1999, regulation 3',
  url: 'https://www.legislation.gov.uk/uksi/2013/381/regulation/5',
  inForceFrom: '2013-04-29',
}
const EARNINGS: Authority = {
  title: 'Social Security (Overpayments and Recovery) Regulations 2013',
  provision: 'Part 6',
  url: 'https://www.legislation.gov.uk/uksi/2013/384/contents',
  inForceFrom: '2013-04-29',
}
const HB_RULES: Authority = {
  title: 'Housing Benefit Regulations 2006',
  provision: 'regulation 100',
  url: 'https://www.legislation.gov.uk/uksi/2006/213/regulation/100',
  inForceFrom: '2006-03-06',
}
const HB_APPEALS: Authority = {
  title: 'Housing Benefit and Council Tax Benefit (Decisions and Appeals) Regulations 2001',
  provision:
    'regulations 4 and 18 to 20, with Child Support, Pensions and Social Security Act 2000, Schedule 7',
  url: 'https://www.legislation.gov.uk/uksi/2001/1002/contents',
  inForceFrom: '2001-07-02',
}

const PAID_TOO_MUCH: readonly Rule[] = [
  {
    ...PAID,
    id: 'gb.benefit.hb-step',
    kind: 'step',
    list: 'first',
    rank: 15,
    when: { all: [HOUSING_BENEFIT] },
    dayToAct: 'open',
    says: 'If any of it is wrong, write to the council within one month of the date on the letter. Ask it to look again, or appeal to the tribunal straight away.',
    authority: HB_APPEALS,
  },
  {
    ...PAID,
    checkedOn: '2026-11-22',
    id: 'gb.benefit.hb-underlying',
    kind: 'right',
    rank: 6,
    when: { all: [HOUSING_BENEFIT] },
    says: 'The council must take off the Housing Benefit that you should still have had for that home in that time. Send it your income for those weeks and ask for this.',
    authority: {
      title: 'Housing Benefit Regulations 2006',
      provision:
        'regulation 104 (sums to be deducted, not after a change of home); for pension age SI 2006/214, regulation 85',
      url: 'https://www.legislation.gov.uk/uksi/2006/213/regulation/104',
      inForceFrom: '2012-04-01',
    },
  },
  {
    ...PAID,
    id: 'gb.benefit.hb-right',
    kind: 'right',
    rank: 5,
    when: { all: [HOUSING_BENEFIT] },
    says: 'Did the council or DWP make the mistake, and could you not have known that you got too much? Then it may not ask for it back.',
    authority: HB_RULES,
  },
  {
    ...PAID,
    id: 'gb.benefit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They say that you got too much and want it back, from your benefits, your wages or by payments.',
    authority: RECOVER,
  },
  {
    ...PAID,
    id: 'gb.benefit.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You can ask them to look again, see how they worked it out, and ask to pay back less each month.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'An overpayment letter does not mean that you did wrong. The sums are often mistaken, and you can challenge them for free.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'This comes from a public office. It can take money from benefits or wages without a court, so answer it.',
    authority: RECOVER,
  },
  {
    ...PAID,
    id: 'gb.benefit.know',
    when: { not: [HOUSING_BENEFIT] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    learnMore:
      'If the mistake was theirs, ask them to waive it, and say what harm paying it back would do.',
    says: 'For Universal Credit they can ask for it back even when the mistake was theirs. For older benefits they often cannot.',
    authority: RECOVER,
  },
  {
    ...PAID,
    id: 'gb.benefit.one-month',
    kind: 'deadline',
    rank: 10,
    when: { not: [OFFICES_OF_THEIR_OWN, LOOKED_AGAIN, OLDER] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'none' },
    action: 'Ask them to look at the decision again',
    consequence: 'After this you need a good reason for being late.',
    weight: 'main',
    example: {
      clause: 'Decisions and Appeals Regulations 2013, regulation 5',
      trigger: '2026-03-10',
      result: '2026-04-10',
    },
    says: 'You have one month from the date of the decision to ask for it to be looked at again.',
    authority: REVIEW,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-working',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Ask how they worked it out: which benefit, which dates, which facts. Check it against what you told them and when.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-review',
    when: { not: [HOUSING_BENEFIT, OLDER] },
    kind: 'step',
    list: 'first',
    rank: 20,
    dayToAct: 'open',
    says: 'If any of it is wrong, ask for a mandatory reconsideration within one month of the decision date.',
    authority: REVIEW,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-rate',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'If you cannot afford what they take, call and ask for a smaller rate. Send a budget.',
    authority: GUIDE,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-advice',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Get help from a welfare rights adviser. It is free, and they know these rules well.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...PAID,
    id: 'gb.benefit.step-appeal',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If they say no, you can appeal to a free tribunal within one month of their answer.',
    authority: CHALLENGE,
  },
  ...BENEFIT_OVERPAYMENT_RIGHTS,
  ...OLDER_BENEFIT_OVERPAYMENT,
  {
    ...PAID,
    id: 'gb.benefit.warn-no-court',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'They do not need a court to take it from benefits or wages. Do not wait for one.',
    authority: EARNINGS,
  },
  {
    ...PAID,
    id: 'gb.benefit.warn-fraud',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    when: {
      any: [
        {
          says: [
            'fraud',
            'interview under caution',
            'prosecution',
            'civil penalty',
            'administrative penalty',
          ],
        },
      ],
    },
    needsProfessional: true,
    says: 'The letter speaks of fraud or an interview under caution. Get legal advice before you say anything.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...PAID,
    id: 'gb.benefit.insight-own-mistake',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 10,
    says: 'If you told them about a change and they were slow, say so. It can matter a lot.',
    actionable: 'Look for texts, journal notes, letters and calls with dates.',
    authority: CHALLENGE,
  },
  {
    ...PAID,
    id: 'gb.benefit.insight-collector',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 20,
    when: {
      any: [{ says: ['debt collection', 'debt collector', 'collection agency', 'debt recovery'] }],
    },
    says: 'A debt collector now writes about it. It has no more power than a letter, but the office behind it does.',
    actionable: 'Deal with the office itself, and ask it for a rate you can afford.',
    authority: GUIDE,
  },
]

/** True of every decision, so that a refusal keeps them. */
const OF_EVERY_DECISION: readonly string[] = [
  'gb.benefit.one-month',
  'gb.benefit.one-month-older',
  'gb.benefit.right-review',
  'gb.benefit.option-review',
  'gb.benefit.step-appeal',
]
const isOfEvery = (row: Rule) => OF_EVERY_DECISION.includes(row.id)

export const BENEFIT_OVERPAYMENT: readonly Rule[] = [
  ...rowsExcept(PAID_TOO_MUCH.filter(isOfEvery), [MIGRATION_NOTICE]),
  ...rowsExcept(
    PAID_TOO_MUCH.filter((row) => !isOfEvery(row)),
    [REFUSED, MIGRATION_NOTICE],
  ),
]
