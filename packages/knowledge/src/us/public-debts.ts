/** Debts to public offices: cities, states and federal offices, where no private firm asks. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { DEBT_LAW } from './authority.ts'
import { cfr, page, usc } from './cite-law.ts'
import { STATE_SENDER } from './conditions.ts'

const SETOFF: Authority = {
  title: 'State set-off debt collection acts',
  provision:
    'for example Massachusetts G.L. c. 62D; North Carolina G.S. 105A-5 and 105A-8; 32 V.S.A. 5934 (30 days to ask for a hearing)',
  url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleIX/Chapter62D/Print',
  inForceFrom: '2025-01-01',
}
const OFFSET: Authority = {
  title: 'Debt Collection Improvement Act (DCIA), and state set-off acts',
  provision: '31 U.S.C. 3716, 3720A and 3720D (federal debts); state acts for state debts',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title31-section3716&num=0&edition=prelim',
  inForceFrom: '1996-04-26',
}
const NOT_A_COLLECTOR = usc({
  title: 15,
  section: '1692a(6)(C)',
  name: 'Fair Debt Collection Practices Act (FDCPA)',
  from: '1978-03-20',
})
const ATTORNEY_GENERAL: Authority = {
  title: 'State laws on collection by the attorney general',
  provision: 'for example Ohio Revised Code 131.02 (debts certified to the attorney general)',
  url: 'https://codes.ohio.gov/ohio-revised-code/section-131.02',
  inForceFrom: '2025-01-01',
}
const EDUCATION: Authority = {
  title: 'Higher Education Act, and Debt Collection Improvement Act (DCIA)',
  provision: '20 U.S.C. 1095a; 31 U.S.C. 3720A and 3720D',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1095a&num=0&edition=prelim',
  inForceFrom: '1996-04-26',
}
const NO_LIMIT = usc({
  title: 20,
  section: '1091a',
  name: 'Higher Education Act',
  from: '1991-04-09',
})
const STUDENT_AID = page(
  'Federal Student Aid',
  'Your loans and who holds them',
  'https://studentaid.gov/manage-loans/default',
)
const GARNISHMENT = cfr({
  title: 31,
  section: '285.11',
  name: 'Debt Collection Improvement Act (DCIA): administrative wage garnishment',
  from: '1998-06-05',
})

const OWED = {
  country: 'us',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  topics: ['debt'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

/** The test keeps these rows from questions, and adds offices that the reader takes for private. */
const OF_THE_STATE: readonly Test[] = [{ isOfficial: true }, STATE_SENDER]

const STUDENT_LOAN_WORDS: Test = {
  says: ['federal student loan', 'federal student loans', 'default resolution group'],
}
export const COURT_MONEY: Test = {
  says: [
    'court-ordered debt',
    'court ordered debt',
    'court-ordered fine',
    'court-ordered fines',
    'court fine',
    'court fines',
    'civil assessment',
    'traffic fine',
    'traffic fines',
  ],
}
const FEDERAL_WORDS: Test = {
  says: [
    'treasury offset',
    'bureau of the fiscal service',
    'fiscal service',
    'cross-servicing',
    'administrative wage garnishment',
  ],
}

const STATE = { ...OWED, when: { any: [...OF_THE_STATE] } } satisfies Partial<Rule>
const OTHER_DEBT = {
  ...OWED,
  when: { any: [...OF_THE_STATE], not: [STUDENT_LOAN_WORDS, COURT_MONEY] },
} satisfies Partial<Rule>
const STATE_DEBT = {
  ...OWED,
  when: { any: [...OF_THE_STATE], not: [STUDENT_LOAN_WORDS, FEDERAL_WORDS] },
} satisfies Partial<Rule>
const CERTIFIED = {
  ...OWED,
  when: { all: [{ sender: ['attorney general'] }] },
} satisfies Partial<Rule>
const STUDENT_LOAN = {
  ...OWED,
  when: { any: [...OF_THE_STATE], all: [STUDENT_LOAN_WORDS] },
} satisfies Partial<Rule>
const FEDERAL = {
  ...OWED,
  when: { any: [...OF_THE_STATE], all: [FEDERAL_WORDS], not: [STUDENT_LOAN_WORDS] },
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...STATE,
    id: 'us.public.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 30,
    says: 'A public office wants this money. Look for what it is for, how the sum is made up and the last day to dispute it.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...OTHER_DEBT,
    id: 'us.public.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'A public office sent this. Many of them can take a tax refund, and some can take pay, with no lawsuit. Act before the last day.',
    authority: OFFSET,
  },
  {
    ...STATE,
    id: 'us.public.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'It is a public office. The federal act on debt collection does not bind its own staff, so its own rules count.',
    authority: NOT_A_COLLECTOR,
  },
  {
    ...STATE_DEBT,
    id: 'us.public.know-refund',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    says: 'Before a state tax refund is taken, most states send a notice. It often gives 30 days to ask for a hearing.',
    authority: SETOFF,
  },
  {
    ...STATE_DEBT,
    id: 'us.public.right-benefits',
    kind: 'right',
    rank: 30,
    says: 'A city, a county or a state may not take your Social Security or SSI for fees, fines or bills.',
    authority: DEBT_LAW.socialSecurity,
  },
  {
    ...STATE,
    id: 'us.public.step-dispute',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'If it is wrong, write before the last day. Say why, ask for a review or a hearing, and send copies of your proof.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...STATE,
    id: 'us.public.step-plan',
    kind: 'step',
    list: 'first',
    rank: 14,
    says: 'If you owe it, ask for a payment plan or a lower sum for hardship. Get it in writing and keep each receipt.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...STATE,
    id: 'us.public.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 25,
    title: 'Ask the office for a plan',
    cost: 'What you agree to pay',
    time: 'Days to weeks',
    risk: 'If you miss a payment, they can act.',
    bestFor: 'You owe it but cannot pay at once.',
    says: 'Show your income and costs. Offer a sum each month that you can keep up.',
    authority: DEBT_LAW.guidance,
  },
  {
    ...CERTIFIED,
    id: 'us.public.attorney-general',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'In some states the attorney general collects for state offices, hospitals and colleges. Ask that office for its papers on the debt.',
    authority: ATTORNEY_GENERAL,
  },
  {
    ...STUDENT_LOAN,
    id: 'us.public.loan-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is a federal student loan. Part of your pay and your tax refund can be taken with no court. Notice must come first.',
    authority: EDUCATION,
  },
  {
    ...STUDENT_LOAN,
    id: 'us.public.loan-no-limit',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    says: 'No time limit ends a federal student loan. Waiting does not help, but a plan or rehabilitation does.',
    authority: NO_LIMIT,
  },
  {
    ...STUDENT_LOAN,
    id: 'us.public.loan-step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Log in at StudentAid.gov, typed by you. See which loans you have and call the number there about a plan.',
    authority: STUDENT_AID,
  },
  {
    ...FEDERAL,
    id: 'us.public.federal-pay',
    kind: 'right',
    rank: 5,
    says: 'For a federal debt at most 15% of take-home pay may be taken. A notice must come 30 days before.',
    authority: GARNISHMENT,
  },
  {
    ...FEDERAL,
    id: 'us.public.federal-hearing',
    kind: 'right',
    rank: 6,
    says: 'Ask in writing for a hearing by the day that the notice names. Then no pay is taken until it is decided.',
    authority: GARNISHMENT,
  },
]
