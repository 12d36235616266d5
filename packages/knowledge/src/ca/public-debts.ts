/** Debts to a public body in letters of collectors. */
import type { Rule, Test } from '@plainletter/contracts/rule'

/** The name of a private firm can sound like an office. */
const NO_AGENCY = {
  not: [
    {
      sender: [
        'collection agency',
        'collections agency',
        'recovery agency',
        'credit agency',
        'agence de recouvrement',
      ],
    },
  ],
} satisfies Rule['when']
const STUDENT_LOAN = {
  any: [
    {
      says: [
        'student loan',
        'student loans',
        'nslsc',
        'prêt étudiant',
        'prêts étudiants',
        'prêt d’études canadien',
      ],
    },
  ],
  not: [{ sender: ['ministry', 'province of', 'revenu québec', 'aide financière'] }],
} satisfies Rule['when']
const AGENCY: Test = {
  says: ['canada revenue agency', 'agence du revenu du canada', 'government programs'],
}
const PROGRAM_DEBT = {
  all: [
    AGENCY,
    {
      says: [
        'employment insurance',
        'overpayment',
        'canada pension plan',
        'old age security',
        'cerb',
        'recovery benefit',
        'assurance-emploi',
        'trop-payé',
      ],
    },
  ],
} satisfies Rule['when']
const REVENUE_AGENCY = { all: [AGENCY] } satisfies Rule['when']
const PROPERTY_TAX = {
  any: [
    {
      says: [
        'unpaid property tax',
        'unpaid property taxes',
        'overdue property tax',
        'overdue property taxes',
        'property tax arrears',
        'property taxes owing',
        'tax arrears',
        'taxes foncières impayées',
      ],
    },
  ],
} satisfies Rule['when']

const PUBLIC = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...PUBLIC,
    id: 'ca.public-debt.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: NO_AGENCY,
    says: 'A public body says that you owe it money. Look at what it is for, which time it covers, and by when it wants an answer.',
    authority: {
      title: 'Financial Administration Act, R.S.C. 1985, c. F-11',
      provision:
        'section 155 (set-off of debts to the Crown), with the laws of the provinces on unpaid fines',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/f-11/section-155.html',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    when: NO_AGENCY,
    says: 'Take this letter seriously. A government can often keep your refunds, hold back a licence or take pay, with no new court case. Answer by the day it names.',
    authority: {
      title: 'Financial Administration Act, R.S.C. 1985, c. F-11',
      provision:
        'section 155 (set-off of debts to the Crown), with the laws of the provinces on unpaid fines',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/f-11/section-155.html',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    when: NO_AGENCY,
    says: 'This comes from a public body: a city, a province, a court office or the federal government. The law gives each its own ways to get money in.',
    authority: {
      title: 'Financial Administration Act, R.S.C. 1985, c. F-11',
      provision:
        'section 155 (set-off of debts to the Crown), with the laws of the provinces on unpaid fines',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/f-11/section-155.html',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    when: NO_AGENCY,
    says: 'You can ask how the sum is made up, say why it is wrong, and ask for time to pay. Do it in writing.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.student-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    when: STUDENT_LOAN,
    says: 'For this loan the federal government can keep your tax refunds and credits at any time, with no court. To sue you it mostly has six years.',
    authority: {
      title: 'Canada Student Financial Assistance Act, S.C. 1994, c. 28',
      provision: 'section 16.1 (six years to sue, set-off at any time)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/C-0.1/',
      inForceFrom: '2009-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.student-know-interest',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 4,
    when: STUDENT_LOAN,
    says: 'Since 1 April 2023 no new interest is added to federal student loans. Provinces have rules of their own for their part.',
    authority: {
      title: 'Fall Economic Statement Implementation Act, 2022, S.C. 2022, c. 19',
      provision: 'Part 4, Division 5 (no interest on federal student loans from 1 April 2023)',
      url: 'https://laws-lois.justice.gc.ca/eng/AnnualStatutes/2022_19/page-16.html',
      inForceFrom: '2023-04-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.student-right-plan',
    kind: 'right',
    rank: 4,
    when: STUDENT_LOAN,
    says: 'Ask the National Student Loans Service Centre for the Repayment Assistance Plan. With a low income you may pay less, or nothing for now. If you are behind, ask how to catch up first.',
    authority: {
      title: 'Government of Canada: Repayment Assistance Plan',
      provision: 'smaller or no payments by income, loan up to date, renewed every six months',
      url: 'https://www.canada.ca/en/services/benefits/education/student-aid/grants-loans/repay/assistance/rap.html',
      inForceFrom: '2022-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.program-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: PROGRAM_DEBT,
    says: 'The Canada Revenue Agency gets this money in for the government. It can keep refunds and credits, and can take it from pay or a bank account.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.cra-right-plan',
    kind: 'right',
    rank: 6,
    when: REVENUE_AGENCY,
    says: 'You can ask the Canada Revenue Agency for a payment plan. Show what you earn and what you need to live. Say so before it acts.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.on-property-right',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    when: PROPERTY_TAX,
    says: 'In Ontario a city can start to sell a home after about two years of unpaid property tax. Ask for a plan before that. Later you can still ask for an extension agreement.',
    authority: {
      title: 'Municipal Act, 2001 (Ontario), S.O. 2001, c. 25',
      provision: 'sections 373 and 378 (tax arrears certificate, extension agreement)',
      url: 'https://www.ontario.ca/laws/statute/01m25',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.step-check',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: NO_AGENCY,
    says: 'Compare the letter with your papers: what it is for, the time, the sum and what you already paid.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.step-contact',
    kind: 'step',
    list: 'first',
    rank: 20,
    when: NO_AGENCY,
    says: 'Contact the office before the day in the letter. If you cannot pay at once, say what you can pay each week or month.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.opt-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    when: NO_AGENCY,
    title: 'Ask to pay in parts',
    cost: 'The sum that you agree.',
    time: 'Days to weeks.',
    risk: 'If you miss a part, they can go on at once.',
    bestFor: 'You owe it and cannot pay all at once.',
    says: 'Ask the office in writing for a plan. Show your income and costs, and offer what you can keep up.',
    authority: {
      title: 'Canada Revenue Agency, Information Circular IC13-2R1',
      provision: 'government programs collection policies (plans, set-off, garnishment)',
      url: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/publications/ic13-2.html',
      inForceFrom: '2014-11-01',
    },
  },
]
