/** Pay at work: minimum wage, overtime, tips, and who is an employee. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const OVERTIME = {
  title: 'Fair Labor Standards Act (FLSA): overtime, exempt salaries and claims',
  provision: '29 U.S.C. 207, 213(a)(1), 216(b) and 255; 29 CFR part 541',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section207&num=0&edition=prelim',
  inForceFrom: '2019-01-01',
}

const CLASS = {
  title: 'Fair Labor Standards Act (FLSA) and Internal Revenue Code (IRC): employee or contractor',
  provision: '29 U.S.C. 203; 26 U.S.C. 3509; IRS Form SS-8',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section203&num=0&edition=prelim',
  inForceFrom: '2000-01-01',
}

const SALARY = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'overtime',
          'hours a week',
          'hours each week',
          'hours per week',
          'off the clock',
          'time and a half',
          'on salary',
          'salaried',
          'back pay',
          'not paid for',
          'unpaid hours',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const WORKER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      { says: ['1099', 'independent contractor', 'misclassified', 'self-employed', 'gig work'] },
    ],
  },
} satisfies Partial<Rule>

const WAGE = {
  title: 'Fair Labor Standards Act (FLSA): minimum wage, all hours, no punishment',
  provision: '29 U.S.C. 206, 215(a)(3), 216(b) and 255',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section206&num=0&edition=prelim',
  inForceFrom: '2009-07-24',
}

const UNPAID = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'owes me',
          'not paid me',
          'did not pay me',
          'has not paid',
          'unpaid wages',
          'my wages',
          'last paycheck',
          'below minimum wage',
          'minimum wage',
          'takes money from my pay',
          'deducts',
          'deducted from my pay',
          'pays me less',
          'paycheck',
          'wage theft',
        ],
      },
      {
        says: [
          'boss',
          'employer',
          'job',
          'manager',
          'supervisor',
          'my wages',
          'wage',
          'wages',
          'shift',
          'overtime',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const WAGES_AND_OVERTIME: readonly Rule[] = [
  {
    ...SALARY,
    id: 'us.pay.right-salary',
    kind: 'right',
    rank: 4,
    says: 'A salary alone does not end overtime. Your duties and pay must meet set tests. You can claim up to two or three years back, and as much again.',
    authority: OVERTIME,
  },
  {
    ...WORKER,
    id: 'us.pay.right-status',
    kind: 'right',
    rank: 5,
    says: 'What you are called does not decide. If the firm controls your work, you may be an employee with overtime and unemployment rights.',
    authority: CLASS,
  },
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    id: 'us.pay.right-tips',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 5,
    when: {
      any: [{ says: ['tips', 'tip pool', 'tipped', 'gratuity', 'gratuities', 'tip money'] }],
    },
    says: 'An employer or manager may not keep your tips. It may not make you pay for its losses if that cuts into the minimum wage.',
    authority: {
      title: 'Fair Labor Standards Act (FLSA): tips and deductions',
      provision: '29 U.S.C. 203(m)(2)(B) and 216(b); 29 CFR 531.35 and 531.52',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section203&num=0&edition=prelim',
      inForceFrom: '2018-03-23',
    },
  },
  {
    ...UNPAID,
    id: 'us.life.right-wages',
    kind: 'right',
    rank: 5,
    says: 'You must get at least the minimum wage for all hours. You can claim two or three years back, and as much again. You may not be punished for asking.',
    authority: WAGE,
  },
]
