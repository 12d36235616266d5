/** Family and medical leave, sick days and breaks, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LEAVE = {
  title: 'Family and Medical Leave Act (FMLA)',
  provision: '29 U.S.C. 2612, 2614 and 2615; 29 CFR 825.300 and 825.305',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '1993-08-05',
}

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

const SICK_STATE = {
  kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'sick leave',
          'sick days',
          'sick day',
          'sick time',
          'call in sick',
          'called in sick',
          'calling in sick',
          'doctor’s note',
          "doctor's note",
          'sick pay',
          'attendance policy',
          'attendance points',
          'absenteeism',
          'unexcused absences',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

const BREAK_STATE = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'meal break',
          'lunch break',
          'meal breaks',
          'lunch breaks',
          'no breaks',
          'rest break',
          'rest breaks',
          'no lunch',
          '10 minute break',
          '30 minute break',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

const SICK_DAYS: Cells = {
  AZ: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Fair Wages and Healthy Families Act, A.R.S. 23-371 to 23-375',
  },
  CA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Labor Code 245 to 249 (246)',
  },
  IL: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Paid Leave for All Workers Act, 820 ILCS 192',
  },
  MA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'M.G.L. c. 149, s. 148C',
  },
  MI: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Earned Sick Time Act, MCL 408.961 to 408.974',
  },
  NJ: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Earned Sick Leave Law, N.J.S.A. 34:11D-1 to 34:11D-13',
  },
  NY: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'Labor Law 196-b',
  },
  WA: {
    says: 'most workers earn paid sick time by law and may not be punished for using it',
    law: 'RCW 49.46.200 and 49.46.210',
  },
}

const WORK_BREAKS: Cells = {
  CA: {
    says: 'you get 30 minutes for a meal in a shift over five hours, and ten minutes of rest each four hours. A missed one costs the firm an hour of pay',
    law: 'Labor Code 226.7 and 512',
  },
  IL: {
    says: 'you get 20 minutes for a meal in a shift of seven and a half hours',
    law: 'One Day Rest in Seven Act, 820 ILCS 140/3',
  },
  MA: {
    says: 'you get 30 minutes for a meal in a shift of more than six hours',
    law: 'M.G.L. c. 149, s. 100',
  },
  NY: {
    says: 'you mostly get 30 minutes for lunch in a shift of more than six hours',
    law: 'Labor Law 162',
  },
  WA: {
    says: 'you get 30 minutes for a meal in a shift over five hours, and ten minutes of rest each four hours',
    law: 'WAC 296-126-092',
  },
}

export const LEAVE_AND_BREAKS: readonly Rule[] = [
  {
    ...AWAY,
    id: 'us.pay.right-leave',
    kind: 'right',
    rank: 4,
    says: 'At firms with 50 workers you can mostly take 12 weeks of unpaid leave and get your job back. You get 15 days to bring a doctor’s form.',
    authority: LEAVE,
  },
  ...stateRows('sick-days', SICK_DAYS, SICK_STATE),
  ...stateRows('work-breaks', WORK_BREAKS, BREAK_STATE),
]
