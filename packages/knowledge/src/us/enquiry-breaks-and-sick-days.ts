/** Questions about breaks and sick days. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASK_TILL_OCTOBER } from './answers-in-common.ts'
import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

const SICKLAW = {
  title: 'Paid sick leave law of your state or city; Family and Medical Leave Act (FMLA)',
  provision:
    '29 U.S.C. 2612; for example California Labor Code 246, New York Labor Law 196-b, Washington RCW 49.46.210, Arizona A.R.S. 23-372',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section2612&num=0&edition=prelim',
  inForceFrom: '2018-01-01',
}

const BREAKLAW = {
  title: 'Meal break law of your state; Fair Labor Standards Act (FLSA) rules',
  provision:
    '29 CFR 785.18 and 785.19; for example California Labor Code 512 and 226.7, New York Labor Law 162',
  url: 'https://www.ecfr.gov/current/title-29/section-785.19',
  inForceFrom: '1961-01-11',
}

const TELL_WORK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_BREAKS_AND_SICK_DAYS: readonly Rule[] = [
  {
    ...ASK,
    checkedOn: '2026-11-22',
    id: 'us.ask-work.lunch-break',
    rank: 12,
    asks: [
      [
        'lunch break',
        'meal break',
        'lunch breaks',
        'meal breaks',
        'lunch',
        'rest break',
        'rest breaks',
        'a break',
        'no breaks',
        'no break',
      ],
      [
        'get',
        'work',
        'shift',
        'boss',
        'employer',
        'paid',
        'have to',
        'required',
        'entitled',
        'legal',
        'allowed',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state',
    says: 'No federal law gives grown workers a meal break, but many states do. Short breaks of up to 20 minutes must be paid. So must a lunch in which you work.',
    authority: {
      title: 'Fair Labor Standards Act (FLSA): breaks and meals',
      provision: '29 CFR 785.18 and 785.19',
      url: 'https://www.ecfr.gov/current/title-29/section-785.18',
      inForceFrom: '1961-01-11',
    },
  },
  {
    ...ASK_TILL_OCTOBER,
    id: 'us.ask-work.meal-break',
    rank: 10,
    topics: ['employment', 'general'],
    asks: [
      ['lunch', 'meal break', 'lunch break', 'meal period', 'clock out', 'break'],
      [
        'work through',
        'keep working',
        'keep serving',
        'serving',
        'not allowed to leave',
        'stay at',
        'on duty',
        'unpaid',
        'off the clock',
      ],
    ],
    verdict: 'no',
    says: 'If you must keep working, the break counts as work time and must be paid. Write down the hours. You can complain for free to the Wage and Hour Division.',
    authority: {
      title: 'Fair Labor Standards Act (FLSA) regulations',
      provision: '29 CFR 785.19',
      url: 'https://www.ecfr.gov/current/title-29/section-785.19',
      inForceFrom: '1961-01-11',
    },
  },
  {
    ...TELL_WORK,
    id: 'us.story.sick',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        'sick leave',
        'sick day',
        'sick days',
        'sick time',
        'call in sick',
        'called in sick',
        'doctor’s note',
        "doctor's note",
        'sick pay',
        'have the flu',
      ],
      [
        'fired',
        'boss',
        'work',
        'pay',
        'paid',
        'allowed',
        'write up',
        'written up',
        'employer',
        'manager',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state, your city and the size of the firm',
    says: 'No federal law gives paid sick days, but many states and cities do, and bar punishment for using them. Firms with 50 workers must mostly allow unpaid leave for serious illness.',
    authority: SICKLAW,
  },
  {
    ...TELL_WORK,
    id: 'us.story.breaks',
    kind: 'answer',
    rank: 9,
    asks: [
      ['meal break', 'lunch break', 'rest break', 'no breaks', 'no lunch', 'breaks'],
      ['hours', 'shift', 'boss', 'work', 'employer', 'job', 'legal', 'manager'],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state',
    says: 'Federal law does not demand breaks for adults, but short ones are paid time. Many states do, such as California, New York, Washington, Illinois and Massachusetts.',
    authority: BREAKLAW,
  },
]
