/** Questions about holiday pay and sick pay. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOLIDAY, JOB, SICK_PAY, WORK_GB } from './employment-sources.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>
const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

export const ENQUIRY_HOLIDAY_AND_SICK_PAY: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.holiday',
    topics: WIDE,
    asks: [
      [
        'holiday',
        'holidays',
        'holiday pay',
        'annual leave',
        'leave pay',
        'paid leave',
        'holiday entitlement',
      ],
      [
        ...JOB,
        'left',
        'owed',
        'entitled',
        'refuse',
        'refused',
        'entitlement',
        'carry',
        'how many',
        'how much',
        'resigned',
        'quit',
        'lose',
      ],
    ],
    verdict: 'do_this',
    says: 'Most workers get 5.6 weeks of paid holiday a year, pro rata if part time. When you leave, you must be paid for holiday you earned and did not take.',
    authority: HOLIDAY,
  },
  {
    ...GB,
    id: 'gb.ask-work.sick-pay',
    topics: WIDE,
    checkBy: '2027-03-31',
    asks: [
      [
        'sick pay',
        'ssp',
        'off sick',
        'sick leave',
        'too ill',
        'called in sick',
        'sick note',
        'fit note',
        'signed off',
      ],
      [...JOB, 'paid', 'entitled', 'get', 'first day', 'how much', 'rights'],
    ],
    verdict: 'yes',
    says: 'Since 6 April 2026 most employees get sick pay from the first full day. It is £123.25 a week or 80% of your usual pay, if that is less. Low pay no longer rules you out.',
    authority: SICK_PAY,
  },
]
