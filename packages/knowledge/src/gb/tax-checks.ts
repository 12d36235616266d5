/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ASSESS_SAID: Test = {
  says: [
    'discovery assessment',
    'assessment for the year',
    'assessments for',
    'undeclared income',
    'previous years',
    'offshore',
    'disclosure',
  ],
}
export const CHECKING_SAID: Test = {
  says: [
    'compliance check',
    'enquiry into your',
    'opened an enquiry',
    'check your tax return',
    'checking your tax return',
    'information notice',
    'schedule 36',
  ],
}
const LATE_PAY_SAID: Test = {
  says: [
    'late payment penalty',
    'late payment penalties',
    '30 days late',
    'paid late',
    'penalty for late payment',
  ],
}
const SIMPLE_SAID: Test = { says: ['simple assessment', 'p800', 'pa302'] }
const CHILD_CHARGE_SAID: Test = { says: ['high income child benefit'] }
const HMRC_SAID: Test = {
  says: [
    'hmrc',
    'hm revenue',
    'hm revenue and customs',
    'hm revenue & customs',
    'self assessment',
    'tax return',
    'income tax',
  ],
}
const TAX_YEARS_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'sections 29, 34 and 36 (assessment: four, six or 20 years)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/29',
  inForceFrom: '2010-04-01',
}
const TAX_CHECK_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'section 9A, with Finance Act 2008, Schedule 36 (checks and information notices)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/9A',
  inForceFrom: '2009-04-01',
}
const LATE_TAX_LAW: Authority = {
  title: 'Finance Act 2009',
  provision: 'Schedule 56 (penalties for paying late)',
  url: 'https://www.legislation.gov.uk/ukpga/2009/10/schedule/56',
  inForceFrom: '2010-04-06',
}
const SIMPLE_LAW: Authority = {
  title: 'Taxes Management Act 1970',
  provision: 'sections 28H and 31AA (simple assessment)',
  url: 'https://www.legislation.gov.uk/ukpga/1970/9/section/31AA',
  inForceFrom: '2016-09-15',
}
const CHILD_CHARGE_LAW: Authority = {
  title: 'Income Tax (Earnings and Pensions) Act 2003',
  provision: 'sections 681B to 681H, with Finance Act 2008, Schedule 41 (penalty for not telling)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/1/section/681B',
  inForceFrom: '2024-04-06',
}

const ASSESS_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [ASSESS_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const CHECKING_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [CHECKING_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const LATE_PAY_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER'],
  when: { all: [LATE_PAY_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const SIMPLE_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [SIMPLE_SAID, HMRC_SAID] },
} satisfies Partial<Rule>

const CHILD_CHARGE_ROW = {
  ...CHECKED,
  kinds: ['TAX_DEMAND', 'OTHER', 'ENQUIRY'],
  when: { all: [CHILD_CHARGE_SAID] },
} satisfies Partial<Rule>

export const TAX_CHECKS: readonly Rule[] = [
  {
    ...ASSESS_ROW,
    id: 'gb.tax.right-years',
    kind: 'right',
    rank: 8,
    says: 'HMRC may in most cases go back four years, six if you were careless and 20 if you meant it. It must show more than a guess. You have 30 days to appeal.',
    authority: TAX_YEARS_LAW,
  },
  {
    ...CHECKING_ROW,
    id: 'gb.tax.right-check',
    kind: 'right',
    rank: 8,
    says: 'HMRC may ask only for what it needs for the check. You can ask why, have an adviser, and ask a tribunal to end a check that drags on.',
    authority: TAX_CHECK_LAW,
  },
  {
    ...LATE_PAY_ROW,
    id: 'gb.tax.right-late',
    kind: 'right',
    rank: 9,
    says: 'A penalty for paying late falls away if you had a good excuse, or agreed a time to pay before the penalty date.',
    authority: LATE_TAX_LAW,
  },
  {
    ...SIMPLE_ROW,
    id: 'gb.tax.right-simple',
    kind: 'right',
    rank: 8,
    says: 'If the sums are wrong, tell HMRC within 60 days. After its answer you have 30 days to appeal.',
    authority: SIMPLE_LAW,
  },
  {
    ...CHILD_CHARGE_ROW,
    id: 'gb.tax.know-child-charge',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'The charge starts when you or your partner earn over £60,000. At £80,000 it takes all the child benefit. You can stop the payment and still claim.',
    authority: CHILD_CHARGE_LAW,
  },
]
