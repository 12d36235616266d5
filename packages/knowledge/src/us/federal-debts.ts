/** Debts to federal offices: money kept back from tax refunds and benefits, and overpaid benefits of veterans. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const OFFSET_LAW = {
  title: 'Debt Collection Improvement Act (DCIA) (Treasury Offset Program)',
  provision: '31 U.S.C. 3716; 31 CFR 285.2 and 285.5',
  url: 'https://www.ecfr.gov/current/title-31/section-285.5',
  inForceFrom: '1996-04-26',
}
const BENEFITS_LAW = {
  title: 'Debt Collection Improvement Act (DCIA) (offset of federal benefits)',
  provision: '31 U.S.C. 3716(c)(3); 31 CFR 285.4',
  url: 'https://www.ecfr.gov/current/title-31/section-285.4',
  inForceFrom: '1998-12-28',
}
const VETERANS_LAW = {
  title: 'Benefit debts of veterans: dispute, hearing, waiver and offset',
  provision:
    '38 U.S.C. 5302 and 5314; 38 CFR 1.911, 1.962, 1.963 and 1.965 (one year for a waiver)',
  url: 'https://www.ecfr.gov/current/title-38/section-1.963',
  inForceFrom: '2021-01-05',
}

const OFFSET = {
  ...CHECKED,
  kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER', 'BAILIFF_NOTICE'],
  topics: ['debt'],
  when: {
    any: [
      {
        says: [
          'treasury offset program',
          'treasury offset',
          'bureau of the fiscal service',
          'administrative offset',
          'offset of your tax refund',
          'tax refunds may be offset',
          'tax refund may be offset',
          'offset your tax refund',
          'take your tax refund',
          'withhold your tax refund',
          'referred to the department of the treasury',
          'referred to the u.s. department of the treasury',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const VETERAN = {
  ...CHECKED,
  kinds: ['BENEFIT_OVERPAYMENT', 'DEBT_COLLECTION_LETTER', 'OTHER'],
  topics: ['debt'],
  when: {
    all: [
      {
        says: ['department of veterans affairs', 'debt management center', 'va benefit', 'va debt'],
      },
      { says: ['overpaid', 'overpayment', 'debt', 'owe', 'pay back', 'repay'] },
    ],
  },
} satisfies Partial<Rule>

export const FEDERAL_DEBTS: readonly Rule[] = [
  {
    ...OFFSET,
    id: 'us.federal.right-offset-notice',
    kind: 'right',
    rank: 6,
    says: 'The office must write at least 60 days before it takes your tax refund or benefits. In that time you can dispute the debt or agree on a plan.',
    authority: OFFSET_LAW,
  },
  {
    ...OFFSET,
    id: 'us.federal.right-offset-safe',
    kind: 'right',
    rank: 10,
    says: 'SSI may not be taken this way. Of other Social Security, $750 a month is mostly safe, and at most 15% may be kept.',
    authority: BENEFITS_LAW,
  },
  {
    ...VETERAN,
    id: 'us.veteran.right-waiver',
    kind: 'right',
    rank: 5,
    says: 'You have one year from the first notice to ask the VA to let you off the debt (waiver). Say why paying would be a hardship.',
    authority: VETERANS_LAW,
  },
  {
    ...VETERAN,
    id: 'us.veteran.step-soon',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write within 30 days: dispute the debt, ask for a waiver, or offer a plan. That mostly stops them from taking benefits first.',
    authority: VETERANS_LAW,
  },
]
