/** Health cover: COBRA, the Marketplace, plans from work, and what a plan says it paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const COBRA = {
  title: 'COBRA continuation coverage (ERISA)',
  provision: '29 U.S.C. 1161 to 1168; 29 CFR 2590.606-1 to 2590.606-4',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1165&num=0&edition=prelim',
  inForceFrom: '1986-07-01',
}

const MARKET = {
  title: 'Affordable Care Act (ACA): Marketplace appeals and tax credits',
  provision: '42 U.S.C. 18081(f) and 18082; 45 CFR 155.505 to 155.555; 26 U.S.C. 36B',
  url: 'https://www.ecfr.gov/current/title-45/section-155.520',
  inForceFrom: '2014-01-01',
}

const PENSION = {
  title:
    'Employee Retirement Income Security Act (ERISA): claims and appeals (in court: Firestone Tire & Rubber Co. v. Bruch, 489 U.S. 101 (1989); Metropolitan Life v. Glenn, 554 U.S. 105 (2008))',
  provision: '29 U.S.C. 1132 and 1133; 29 CFR 2560.503-1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1133&num=0&edition=prelim',
  inForceFrom: '1975-01-01',
}

const HEALTH = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: { any: [{ says: ['cobra', 'continuation coverage', 'qualifying event'] }] },
} satisfies Partial<Rule>

const ACA = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY', 'TAX_DEMAND'],
  when: {
    any: [
      {
        says: [
          'marketplace',
          'healthcare.gov',
          'premium tax credit',
          'covered california',
          'form 1095-a',
        ],
      },
    ],
    not: [{ says: ['facebook', 'online marketplace', 'amazon'] }],
  },
} satisfies Partial<Rule>

const PLAN = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          '401(k)',
          'pension plan',
          'long-term disability',
          'long term disability',
          'short-term disability',
          'ltd claim',
          'disability insurance claim',
          'retirement plan',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const SPECIAL = {
  title: 'Affordable Care Act (ACA): special enrollment after a loss of cover',
  provision: '45 CFR 155.420',
  url: 'https://www.ecfr.gov/current/title-45/section-155.420',
  inForceFrom: '2014-01-01',
}

const EOB = {
  title:
    'Affordable Care Act (ACA) and ERISA: explanation of benefits and appeals; No Surprises Act (NSA)',
  provision:
    '42 U.S.C. 300gg-19 and 300gg-111; 29 U.S.C. 1133; 29 CFR 2560.503-1; 45 CFR 147.136 and 149.110 (emergency care)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section300gg-19&num=0&edition=prelim',
  inForceFrom: '2022-01-01',
}

const HEALTHCARE = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'cobra',
          'continuation coverage',
          'coverage will end',
          'coverage ends',
          'lose my insurance',
          'lost my insurance',
        ],
      },
    ],
    not: [
      {
        says: [
          'auto',
          'homeowners',
          'car insurance',
          'medicaid',
          'total loss',
          'rental car coverage',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const EOBS = {
  ...CHECKED,
  kinds: ['OTHER', 'INSURANCE_DECISION', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [{ says: ['plan', 'insurance', 'member id', 'provider'] }],
    any: [{ says: ['explanation of benefits', 'this is not a bill', 'your share'] }],
    not: [{ says: ['medicare summary', 'hoa', 'escrow'] }],
  },
} satisfies Partial<Rule>

export const HEALTH_PLANS: readonly Rule[] = [
  {
    ...HEALTH,
    id: 'us.life.right-cobra',
    kind: 'right',
    rank: 4,
    says: 'You have 60 days to choose COBRA and then 45 days to pay for the first time. It can go back to the day that cover ended.',
    authority: COBRA,
  },
  {
    ...HEALTH,
    id: 'us.life.step-cobra',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Compare the price with a Marketplace plan. A loss of job cover opens a 60-day window there.',
    authority: COBRA,
  },
  {
    ...HEALTH,
    id: 'us.life.option-cobra',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Choose cover in time',
    cost: 'Up to 102% of the full price',
    time: '60 days to choose',
    risk: 'After the date the right is gone.',
    bestFor: 'You need care soon or have met your deductible.',
    says: 'Choose COBRA by the date, or another plan.',
    authority: COBRA,
  },
  {
    ...ACA,
    id: 'us.life.right-market',
    kind: 'right',
    rank: 5,
    says: 'You can appeal a Marketplace decision on cover or help, mostly within 90 days. Send missing proof by the date to keep the help.',
    authority: MARKET,
  },
  {
    ...PLAN,
    id: 'us.life.right-plan',
    kind: 'right',
    rank: 5,
    says: 'A job plan that says no must give its reasons. You mostly have 180 days to appeal a disability claim, 60 for a pension. Appeal before you sue.',
    authority: PENSION,
  },
  {
    ...HEALTHCARE,
    id: 'us.life.right-enroll',
    kind: 'right',
    rank: 5,
    says: 'When job cover ends you have 60 days to join a Marketplace plan, often at a lower price on a low income.',
    authority: SPECIAL,
  },
  {
    ...EOBS,
    id: 'us.eob.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your health plan shows what it paid and what the doctor may ask of you. It is not a bill.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You can appeal what the plan did not pay, mostly within 180 days, and then ask for an outside review.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Wait for the doctor’s bill and compare it with this paper. Pay no more than “your share”.',
    authority: EOB,
  },
  {
    ...EOBS,
    id: 'us.eob.option',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Ask, then appeal',
    cost: 'Free',
    time: '180 days in most plans',
    risk: 'None.',
    bestFor: 'The plan paid too little or you never had that care.',
    says: 'Call the plan if a part looks wrong, then appeal in writing.',
    authority: EOB,
  },
]
