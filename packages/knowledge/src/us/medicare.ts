/** Letters on Medicare: the summary of what was paid, refusals, and the appeals. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const APPEALS = {
  title: 'Medicare appeals (redetermination within 120 days)',
  provision: '42 U.S.C. 1395ff; 42 CFR 405.940 to 405.958',
  url: 'https://www.ecfr.gov/current/title-42/section-405.942',
  inForceFrom: '2005-05-01',
}
const PLAN_APPEALS = {
  title: 'Medicare Advantage and Part D appeals (65 days)',
  provision: '42 U.S.C. 1395w-22(g); 42 CFR 422.582 and 423.582',
  url: 'https://www.ecfr.gov/current/title-42/section-422.582',
  inForceFrom: '2025-01-01',
}
const PATROL = {
  title: 'Medicare.gov: reporting Medicare fraud and abuse',
  provision: '1-800-MEDICARE and the Senior Medicare Patrol',
  url: 'https://www.medicare.gov/basics/reporting-medicare-fraud-and-abuse',
  inForceFrom: '2025-01-01',
}

const SUMMARY = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  topics: ['consumer'],
  when: { all: [{ says: ['medicare summary notice', 'original medicare', 'medicare part b'] }] },
} satisfies Partial<Rule>
const PLAN = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION'],
  topics: ['consumer'],
  when: {
    all: [
      {
        says: [
          'medicare advantage',
          'medicare health plan',
          'part c',
          'part d',
          'notice of denial of medical coverage',
          'integrated denial notice',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const MEDICARE: readonly Rule[] = [
  {
    ...SUMMARY,
    id: 'us.medicare.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    when: { all: [{ says: ['medicare summary notice'] }] },
    says: 'This shows what Medicare was asked to pay and what it paid. It is not a bill.',
    authority: APPEALS,
  },
  {
    ...SUMMARY,
    id: 'us.medicare.right-appeal',
    kind: 'right',
    rank: 4,
    says: 'You have 120 days after you get the notice to ask for a new look (redetermination). It is free.',
    authority: APPEALS,
  },
  {
    ...SUMMARY,
    id: 'us.medicare.deadline-appeal',
    kind: 'deadline',
    rank: 10,
    when: { all: [{ says: ['medicare summary notice'] }] },
    terms: {
      trigger: 'letter',
      service: { days: 5, unit: 'days', says: 'for the post' },
      count: 120,
      unit: 'days',
      roll: 'none',
    },
    action: 'Appeal if Medicare refused to pay for something',
    consequence: 'The decision stands, unless you had a good reason to be late.',
    weight: 'further',
    example: {
      clause: '42 CFR 405.942: 120 days from receipt, assumed 5 days after the date',
      trigger: '2026-06-01',
      result: '2026-10-04',
    },
    says: 'You can appeal a Medicare decision for 120 days after you get it. They assume that it came after five days.',
    authority: APPEALS,
  },
  {
    ...SUMMARY,
    id: 'us.medicare.step-check',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Check the names, dates and services. If one is false, call 1-800-MEDICARE or your Senior Medicare Patrol.',
    authority: PATROL,
  },
  {
    ...PLAN,
    id: 'us.medicare.right-plan-appeal',
    kind: 'right',
    rank: 4,
    says: 'You have 65 days from the date of the notice to appeal to a Medicare plan. Ask for a fast answer if waiting harms you.',
    authority: PLAN_APPEALS,
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.medicare.right-care-ends',
    kind: 'right',
    kinds: ['OTHER', 'INSURANCE_DECISION'],
    topics: ['consumer'],
    rank: 2,
    when: {
      any: [
        {
          says: [
            'notice of medicare non-coverage',
            'medicare non-coverage',
            'nomnc',
            'detailed explanation of non-coverage',
            'important message from medicare',
          ],
        },
      ],
    },
    says: 'Call the review office (QIO) on the notice by noon of the day before care ends. It decides within days, and mostly you pay nothing for the time till then. Care may go on to keep you from getting worse, not only to get better.',
    authority: {
      title:
        'Medicare: fast appeal when care ends, and Jimmo v. Sebelius (D. Vt. 2013: skilled care to keep a condition)',
      provision: '42 U.S.C. 1395ff(b)(1)(F); 42 CFR 405.1200 to 405.1206 and 422.624',
      url: 'https://www.ecfr.gov/current/title-42/section-405.1200',
      inForceFrom: '2005-07-01',
    },
  },
]
