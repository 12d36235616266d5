/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS } from '../english/work-words.ts'
import { LAW } from './authority-work.ts'
import {
  OFF_SICK,
  PICKED_ON,
  HOLIDAYS_OWED,
  JOB_ENDED,
  SICK_AND_WORK,
  NEVER_GIVEN,
} from './work-words.ts'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

const ASK_WORK = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.holiday-pay-at-end',
    kind: 'answer',
    rank: 7,
    checkedOn: '2026-11-22',
    asks: [HOLIDAYS_OWED, JOB_ENDED],
    verdict: 'do_this',
    says: 'Ask in writing for the days you earned and did not take. When a job ends the employer must pay for them. If it does not, complain to the WRC within six months. It is free.',
    authority: {
      title: 'Organisation of Working Time Act 1997',
      provision: 'section 23 (holiday pay when a job ends)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/20/revised/en/html',
      inForceFrom: '1997-09-30',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.public-holiday-pay',
    kind: 'answer',
    rank: 6,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general', 'consumer'],
    asks: [
      ['bank holiday', 'bank holidays', 'public holiday', 'public holidays', 'christmas day'],
      ['pay', 'paid', 'wages', 'day off', 'entitled', 'work', 'extra', 'part time', 'part-time'],
    ],
    verdict: 'yes',
    says: 'You get a paid day off, another paid day within a month, an extra day of leave, or an extra day of pay. Your employer chooses. Part-time workers need 40 hours in the five weeks before. If not paid, complain to the WRC within six months.',
    authority: {
      title: 'Organisation of Working Time Act 1997',
      provision: 'sections 21 and 22 (public holidays)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/20/section/21/revised/en/html',
      inForceFrom: '1997-09-30',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.pregnant-at-work',
    kind: 'answer',
    rank: 8,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general', 'family', 'consumer'],
    asks: [
      ['pregnant', 'pregnancy', 'maternity leave'],
      [
        'cut my hours',
        'cut her hours',
        'hours',
        'shifts',
        'boss',
        'employer',
        'treated worse',
        'demoted',
        'refused',
        'time off',
        'appointments',
        'how long',
        'how many weeks',
        'how much leave',
        'entitled',
        'weeks',
      ],
    ],
    verdict: 'do_this',
    says: 'It is against the law to treat you worse because you are pregnant. You get 26 weeks of leave and paid time off for check-ups. Write down what happened, complain in writing, then go to the WRC within six months.',
    authority: {
      title: 'Employment Equality Act 1998',
      provision: 'sections 6(2A), 8 and 77, with Maternity Protection Act 1994, sections 8 and 15',
      url: 'https://revisedacts.lawreform.ie/eli/1998/act/21/revised/en/html',
      inForceFrom: '2004-07-18',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.agency-pay',
    kind: 'answer',
    rank: 6,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general'],
    asks: [
      ['agency', 'agency worker', 'temp agency', 'agency staff', 'recruitment agency'],
      [
        'pay me less',
        'paid less',
        'less pay',
        'same pay',
        'same job',
        'equal pay',
        'less than',
        'holidays',
        'overtime',
        'less per hour',
        'paid more',
        'permanent staff',
        'lads beside me',
        'get less',
      ],
    ],
    verdict: 'do_this',
    says: 'From the first day you must get the same basic pay, hours and holidays as if the firm had hired you itself. Ask the agency in writing how your pay compares. Then complain to the WRC within six months. It is free.',
    authority: {
      title: 'Protection of Employees (Temporary Agency Work) Act 2012',
      provision: 'section 6 (same basic pay and conditions)',
      url: 'https://www.irishstatutebook.ie/eli/2012/act/13/enacted/en/html',
      inForceFrom: '2012-05-16',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.no-payslip',
    when: {
      not: [
        {
          says: [
            'only been paid',
            'not been paid',
            "hasn't paid me",
            'owes me',
            'owed wages',
            'been paid twice',
          ],
        },
      ],
    },
    kind: 'answer',
    rank: 8,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general', 'consumer'],
    asks: [
      [
        'payslip',
        'payslips',
        'pay slip',
        'my holidays',
        'annual leave',
        'paid holidays',
        'holiday leave',
        'how much holidays',
        'how many holidays',
        'holidays am i',
        'holiday entitlement',
        'holidays do i get',
        'days holidays',
      ],
      [...NEVER_GIVEN, 'entitled', 'part time', 'part-time', 'how much', 'do i get'],
    ],
    verdict: 'do_this',
    says: 'You must get a payslip with each wage. At full hours you get four weeks of paid leave a year; if not, it is 8% of your hours. Ask in writing and keep a note of your days. Then complain to the WRC within six months. It is free.',
    authority: {
      title: 'Organisation of Working Time Act 1997',
      provision:
        'sections 19 and 20 (holidays), with Payment of Wages Act 1991, section 4 (payslip)',
      url: 'https://revisedacts.lawreform.ie/eli/1997/act/20/revised/en/html',
      inForceFrom: '1997-09-30',
    },
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.sick',
    kind: 'answer',
    verdict: 'yes',
    asks: [OFF_SICK, SICK_AND_WORK],
    says: 'After 13 weeks of work you get five days of paid sick leave a year, at 70% of pay up to €110 a day. You need a note.',
    authority: LAW.sick,
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.bullied',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'dole',
            'jobseekers',
            "jobseeker's",
            'jobseeker',
            'job seekers',
            'intreo',
            'social welfare',
            'nine weeks',
            '9 weeks',
          ],
        },
      ],
    },
    asks: [PICKED_ON, [...BOSS, ...ASKING]],
    says: 'Write down each time and who saw it, and use the complaints way of the firm. If it is tied to sex, race or another ground, go to the WRC within six months.',
    authority: LAW.equality,
  },
]
