/** Family and medical leave, sick days and breaks, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { SICK_RIGHTS } from './sick-leave-rights.ts'
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
  ...SICK_RIGHTS,
  ...stateRows('work-breaks', WORK_BREAKS, BREAK_STATE),
]
