/** Federal student loans in default: taking pay with no court, and how to stop it. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, MAY_CHANGE, cfr, usc } from './cite-law.ts'

const HIGHER_EDUCATION = { title: 20, name: 'Higher Education Act', from: '1991-11-15' }
const PAY = usc({ ...HIGHER_EDUCATION, section: '1095a' })
const HEARING = {
  ...cfr({
    title: 34,
    section: '34.11',
    name: 'Debt Collection Improvement Act (DCIA): administrative wage garnishment by the Department of Education',
    from: '2003-02-19',
  }),
  provision: '31 U.S.C. 3720D; 34 CFR 34.11',
}
const REHABILITATION = cfr({
  title: 34,
  section: '685.211',
  name: 'William D. Ford Federal Direct Loan Program',
  from: '2014-07-01',
})

const LOAN = {
  ...CHECKED,
  kinds: ['BAILIFF_NOTICE', 'DEBT_COLLECTION_LETTER'],
  topics: ['debt'],
  when: {
    all: [
      {
        says: [
          'department of education',
          'federal student loan',
          'federal student loans',
          'federal student aid',
          'default resolution group',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const SALARY: Authority = {
  ...cfr({
    title: 34,
    section: '31.5',
    name: 'Salary offset for federal employees (Department of Education)',
    from: '1987-07-01',
  }),
  provision: '5 U.S.C. 5514; 34 CFR 31.3 and 31.5',
}
/** Pay from a federal agency is taken by the office itself, with days and rights of its own. */
const FROM_FEDERAL_PAY: Test = {
  says: [
    'salary offset',
    'offset against pay',
    'pay owed to you by a federal agency',
    'your federal salary',
    'federal salary',
    'as a federal employee',
  ],
}
const GARNISHMENT = {
  ...LOAN,
  when: {
    all: [
      ...LOAN.when.all,
      { says: ['wage garnishment', 'garnish', 'garnishment', 'withhold', 'disposable pay'] },
    ],
    not: [FROM_FEDERAL_PAY],
  },
} satisfies Partial<Rule>

const SALARY_OFFSET = {
  ...LOAN,
  when: { all: [...LOAN.when.all, FROM_FEDERAL_PAY] },
} satisfies Partial<Rule>

export const STUDENT_LOANS: readonly Rule[] = [
  {
    ...GARNISHMENT,
    // A notice that refunds will be kept prints a longer time of its own, and pay is only spoken of.
    when: { ...GARNISHMENT.when, not: [FROM_FEDERAL_PAY, { says: ['treasury offset'] }] },
    id: 'us.student-loan.deadline-hearing',
    kind: 'deadline',
    rank: 2,
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'none' },
    action: 'Ask in writing for a hearing, or agree on a plan',
    consequence:
      'Your employer can be told to hold back pay. You can still ask for a hearing later.',
    weight: 'main',
    example: {
      clause: '34 CFR 34.11: 30 days from the date of the notice',
      trigger: '2026-06-01',
      result: '2026-07-01',
    },
    says: 'Ask for a hearing within 30 days of the notice. Then they may take no pay until it is decided.',
    authority: HEARING,
  },
  {
    ...GARNISHMENT,
    id: 'us.student-loan.right-fifteen',
    checkBy: '2027-03-31',
    kind: 'right',
    rank: 5,
    says: 'For a federal student loan at most 15% of your take-home pay may be held back.',
    authority: PAY,
  },
  {
    ...GARNISHMENT,
    id: 'us.student-loan.right-notice',
    kind: 'right',
    rank: 6,
    says: 'You must get a notice 30 days before. You may see the papers, dispute the debt, show hardship or agree on a plan.',
    authority: PAY,
  },
  {
    ...GARNISHMENT,
    id: 'us.student-loan.right-lost-job',
    kind: 'right',
    rank: 8,
    says: 'If you lost a job through no choice of yours, they may take no pay until you have worked again for 12 months.',
    authority: PAY,
  },
  {
    ...SALARY_OFFSET,
    id: 'us.student-loan.deadline-offset',
    kind: 'deadline',
    rank: 2,
    terms: { trigger: 'letter', count: 65, unit: 'days', roll: 'none' },
    action: 'Ask in writing for a hearing before your pay is cut',
    consequence: 'Your agency can hold back up to 15% of your take-home pay.',
    weight: 'main',
    example: {
      clause: '34 CFR 31.5(a): 65 days from the date of the notice',
      trigger: '2026-06-01',
      result: '2026-08-05',
    },
    says: 'Ask for a hearing within 65 days of the notice. Then no pay is taken until it is decided.',
    authority: SALARY,
  },
  {
    ...SALARY_OFFSET,
    id: 'us.student-loan.right-offset',
    kind: 'right',
    rank: 5,
    says: 'From federal pay at most 15% of take-home pay may be taken. First you may see the papers, agree a plan or have a hearing before an outside official. Ask for the papers within 20 days: then you have 15 days after they come.',
    authority: SALARY,
  },
  {
    ...MAY_CHANGE,
    kinds: LOAN.kinds,
    topics: LOAN.topics,
    when: LOAN.when,
    id: 'us.student-loan.option-rehabilitate',
    kind: 'option',
    option: 'negotiate',
    rank: 12,
    title: 'Bring the loan out of default',
    cost: 'Nine small payments, by your income',
    time: 'Ten months',
    risk: 'The loan stays. A missed payment starts it again.',
    bestFor: 'You owe it and can pay a little.',
    says: 'Ask for rehabilitation: nine payments in ten months that fit your income. It also takes the default off your credit report.',
    authority: REHABILITATION,
  },
]
