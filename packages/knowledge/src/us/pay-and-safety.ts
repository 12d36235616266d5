/** Questions and letters on pay, safety at work, injuries and promises not to compete. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

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
const SAFE = {
  title: 'Occupational Safety and Health Act (OSHA), section 11(c)',
  provision: '29 U.S.C. 654 and 660(c)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section660&num=0&edition=prelim',
  inForceFrom: '1971-04-28',
}
const FAIR = {
  title:
    'Title VII, Age Discrimination in Employment Act (ADEA) and Americans with Disabilities Act (ADA)',
  provision: '42 U.S.C. 2000e-2, 2000e-3 and 2000e-5; 29 U.S.C. 623; 42 U.S.C. 12112',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section2000e-2&num=0&edition=prelim',
  inForceFrom: '1991-11-21',
}
const MILK = {
  title: 'PUMP for Nursing Mothers Act; Pregnant Workers Fairness Act (PWFA)',
  provision: '29 U.S.C. 218d; 42 U.S.C. 2000gg-1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section218d&num=0&edition=prelim',
  inForceFrom: '2023-06-27',
}
const TALK = {
  title: 'National Labor Relations Act (NLRA), section 7',
  provision: '29 U.S.C. 157, 158 and 160(b)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section157&num=0&edition=prelim',
  inForceFrom: '1947-08-22',
}
const SPEND = {
  title: 'Fair Credit Reporting Act (FCRA): background checks for jobs',
  provision: '15 U.S.C. 1681b(b) and 1681m',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681b&num=0&edition=prelim',
  inForceFrom: '1997-09-30',
}
const LEAVE = {
  title: 'Family and Medical Leave Act (FMLA)',
  provision: '29 U.S.C. 2612, 2614 and 2615; 29 CFR 825.300 and 825.305',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '1993-08-05',
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
const DANGER = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'osha',
          'unsafe',
          'safety complaint',
          'dangerous work',
          'safety violation',
          'whistleblower',
          'no brakes',
          'about safety',
          'fall protection',
          'safety hazard',
          'safety concern',
          'safety concerns',
          'reported an injury',
          'line speed',
          'safety problem',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const UNFAIR = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'fired',
          'let go',
          'laid off',
          'terminated',
          'demoted',
          'not hired',
          'harassed',
          'harassment',
          'passed over',
          'discriminated',
          'discrimination',
          'hostile',
          'retaliation',
        ],
      },
      {
        says: [
          'my age',
          'age discrimination',
          'too old',
          'older',
          'race',
          'black',
          'hispanic',
          'religion',
          'sex',
          'gender',
          'gay',
          'transgender',
          'disability',
          'disabled',
          'pregnant',
          'pregnancy',
          'national origin',
          'accent',
          'cancer',
          'diabetes',
          'sexual',
          'because i am',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const MOTHER = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: ['pump', 'breast milk', 'breastfeeding', 'pregnant', 'pregnancy', 'maternity leave'],
      },
    ],
  },
} satisfies Partial<Rule>
const GROUP = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'labor union',
          'join a union',
          'form a union',
          'unionize',
          'coworkers',
          'co-workers',
          'talk about pay',
          'discuss pay',
          'discussing wages',
          'discuss wages',
          'petition at work',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const CHECKED_UP = {
  ...CHECKED,
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
  when: {
    all: [
      {
        says: [
          'background check',
          'background screening',
          'consumer report',
          'criminal record',
          'pre-adverse action',
        ],
      },
      { says: ['job', 'employment', 'offer', 'hire', 'hired', 'position', 'employer'] },
    ],
  },
} satisfies Partial<Rule>
const AWAY = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'fmla',
          'family and medical leave',
          'family leave',
          'medical leave',
          'leave of absence',
          'leave request',
          'weeks off',
          'time off to care',
          'take leave',
          'care for my mother',
          'care for my father',
          'care for my wife',
          'care for my husband',
          'care for my son',
          'care for my daughter',
          'to care for her',
          'to care for him',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const HURT = {
  kinds: ['ENQUIRY', 'OTHER', 'INSURANCE_DECISION'],
  when: {
    any: [
      {
        says: [
          "workers' compensation",
          'workers compensation',
          "workers' comp",
          'workers comp',
          "worker's compensation",
          'worker’s compensation',
          'hurt at work',
          'injured at work',
          'injury at work',
          'injured on the job',
          'hurt on the job',
          'work injury',
          'fell at work',
        ],
      },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>
const RIVAL = {
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER', 'LETTER_BEFORE_CLAIM', 'CEASE_AND_DESIST'],
  when: {
    any: [
      {
        says: [
          'non-compete',
          'noncompete',
          'non compete',
          'not to compete',
          'covenant not to compete',
          'non-competition',
          'noncompetition',
          'restrictive covenant',
          'non-solicitation',
          'competitor',
        ],
      },
    ],
  },
  rank: 5,
} satisfies Partial<Rule>
const WORK_INJURY: Cells = {
  AZ: {
    says: 'claim for a work injury within one year. You have 90 days to protest a notice of the insurer',
    law: 'Arizona Workers’ Compensation Act, A.R.S. 23-1061 and 23-947',
  },
  CA: {
    says: 'tell your employer within 30 days and ask for the claim form. You mostly have one year to file with the appeals board',
    law: 'Workers’ Compensation Act, Labor Code 5400 to 5405 and 132a',
  },
  FL: {
    says: 'tell your employer within 30 days. You mostly have two years to file a petition for benefits',
    law: 'Florida Statutes 440.185, 440.19 and 440.205',
  },
  GA: {
    says: 'tell your employer within 30 days. You mostly have one year to file a claim',
    law: 'O.C.G.A. 34-9-80 and 34-9-82',
  },
  IL: {
    says: 'tell your employer within 45 days. You mostly have three years to file',
    law: 'Workers’ Compensation Act, 820 ILCS 305/6',
  },
  MA: {
    says: 'tell your employer as soon as you can. You mostly have four years to claim',
    law: 'M.G.L. c. 152, ss. 41 and 75B',
  },
  MI: {
    says: 'tell your employer within 90 days. You mostly have two years to claim',
    law: 'Worker’s Disability Compensation Act, MCL 418.381',
  },
  NC: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'N.C.G.S. 97-22 and 97-24',
  },
  NJ: {
    says: 'tell your employer soon, within 90 days at most. You mostly have two years to claim',
    law: 'N.J.S.A. 34:15-17 and 34:15-51',
  },
  NY: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'Workers’ Compensation Law 18, 28 and 120',
  },
  OH: {
    says: 'you mostly have one year to claim for a work injury, and 14 days to appeal an order',
    law: 'Ohio Revised Code (R.C., ORC) 4123.84 and 4123.511',
  },
  PA: {
    says: 'tell your employer within 21 days for full pay, and within 120 days at most. You mostly have three years to claim',
    law: 'Workers’ Compensation Act, 77 P.S. 631 and 602',
  },
  TX: {
    says: 'tell your employer within 30 days. You mostly have one year to claim. Some Texas firms carry no cover',
    law: 'Texas Labor Code 409.001, 409.003 and 451.001',
  },
  VA: {
    says: 'tell your employer in writing within 30 days. You mostly have two years to claim',
    law: 'Virginia Workers’ Compensation Act, Va. Code 65.2-600 and 65.2-601',
  },
  WA: {
    says: 'you mostly have one year to claim for a work injury, and 60 days to protest an order',
    law: 'Industrial Insurance Act, RCW 51.28.050 and 51.52.050',
  },
}

const RIVAL_WORK: Cells = {
  AZ: {
    says: 'a promise not to compete counts only if it is fair in time, place and work',
    law: 'common law of Arizona (Valley Medical Specialists v. Farber, 194 Ariz. 363 (1999))',
  },
  CA: {
    says: 'a promise not to compete after a job is void, wherever you signed it',
    law: 'Business and Professions Code 16600, 16600.1 and 16600.5',
  },
  FL: {
    says: 'a promise not to compete can bind you if it is fair and protects a real business interest',
    law: 'Florida Statutes 542.335; Florida CHOICE Act, 542.45',
  },
  GA: {
    says: 'a promise not to compete binds mostly managers, salespeople and key staff, and must be fair in time and place',
    law: 'O.C.G.A. 13-8-53 and 13-8-57',
  },
  IL: {
    says: 'a promise not to compete is void below a set yearly pay. You must get 14 days to read it',
    law: 'Freedom to Work Act, 820 ILCS 90',
  },
  MA: {
    says: 'a promise not to compete does not bind hourly staff under overtime law or people laid off. It needs pay or other value',
    law: 'Noncompetition Agreement Act, M.G.L. c. 149, s. 24L',
  },
  MI: {
    says: 'a promise not to compete must be fair in time, place and work. A judge can narrow it',
    law: 'MCL 445.774a',
  },
  NC: {
    says: 'a promise not to compete must be in writing, paid for, and fair in time and place',
    law: 'N.C.G.S. 75-4; common law of North Carolina',
  },
  NJ: {
    says: 'a promise not to compete counts only as far as it is fair and does not hurt you too much',
    law: 'common law of New Jersey (Solari Industries v. Malady, 55 N.J. 571 (1970))',
  },
  NY: {
    says: 'a promise not to compete counts only if it is fair and needed to protect secrets or clients',
    law: 'common law of New York (BDO Seidman v. Hirshberg, 93 N.Y.2d 382 (1999))',
  },
  OH: {
    says: 'a promise not to compete counts as far as it is fair. A judge can narrow it',
    law: 'common law of Ohio (Raimonde v. Van Vlerah, 42 Ohio St.2d 21 (1975))',
  },
  PA: {
    says: 'a promise not to compete must be part of the job deal or paid for, and fair in time and place',
    law: 'common law of Pennsylvania (Socko v. Mid-Atlantic Systems, 126 A.3d 1266 (Pa. 2015))',
  },
  TX: {
    says: 'a promise not to compete must be part of another deal and fair in time, place and work',
    law: 'Texas Business and Commerce Code 15.50 to 15.52',
  },
  VA: {
    says: 'an employer may not bind low-wage workers by a promise not to compete. Others only if it is fair',
    law: 'Va. Code 40.1-28.7:8',
  },
  WA: {
    says: 'a promise not to compete is void below a set yearly pay, or if they hid it until you took the job. From 30 June 2027 almost all are void',
    law: 'RCW 49.62.020 and 49.62.080; chapter 149 of 2026 (from 30 June 2027)',
  },
}

export const PAY_AND_SAFETY: readonly Rule[] = [
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
    ...DANGER,
    id: 'us.pay.right-safe',
    kind: 'right',
    rank: 5,
    says: 'Your employer may not punish you for a safety complaint. You have only 30 days to tell OSHA.',
    authority: SAFE,
  },
  {
    ...UNFAIR,
    id: 'us.pay.right-fair',
    kind: 'right',
    rank: 5,
    says: 'It is unlawful to treat you worse for race, color, religion, sex, origin, age from 40, or disability. The EEOC must hear from you in 180 or 300 days.',
    authority: FAIR,
  },
  {
    ...MOTHER,
    id: 'us.pay.right-mother',
    kind: 'right',
    rank: 7,
    says: 'Your employer must mostly give changes that help in pregnancy, and time and a private place to pump.',
    authority: MILK,
  },
  {
    ...GROUP,
    id: 'us.pay.right-talk',
    kind: 'right',
    rank: 7,
    says: 'You and your coworkers may talk about pay and ask for better conditions, with or without a union. A charge is due within six months.',
    authority: TALK,
  },
  {
    ...CHECKED_UP,
    id: 'us.pay.right-background',
    kind: 'right',
    rank: 4,
    says: 'Before an employer acts on a background report it must give you a copy and time to answer. You can dispute mistakes.',
    authority: SPEND,
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
    ...AWAY,
    id: 'us.pay.right-leave',
    kind: 'right',
    rank: 4,
    says: 'At firms with 50 workers you can mostly take 12 weeks of unpaid leave and get your job back. You get 15 days to bring a doctor’s form.',
    authority: LEAVE,
  },
  ...stateRows('work-injury', WORK_INJURY, HURT),
  ...stateRows('rival-work', RIVAL_WORK, RIVAL),
]
