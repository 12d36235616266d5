/** Zero hours contracts, paid holiday and flexible working. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ZERO_SAID: Test = { says: ['zero hours', 'zero-hours', 'zero hour'] }
const NO_REST_SAID: Test = {
  says: [
    'never pay holiday',
    'no holiday pay',
    'holiday pay',
    'hours last week',
    'hours a week',
    'no breaks',
    'no break',
    'days in a row',
    'days off',
    'work 48 hours',
    'working 48 hours',
    '48 hours per week',
    'work more than 48 hours',
    'working more than 48 hours',
    'work over 48 hours',
    'working over 48 hours',
  ],
}
const JOB_SAID: Test = {
  says: ['boss', 'job', 'employer', 'work', 'manager', 'shifts', 'shift', 'contract'],
}
const ZERO_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision: 'sections 27A and 27B (zero hours: no ban on other work)',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/27A',
  inForceFrom: '2015-05-26',
}
const HOLIDAY_LAW: Authority = {
  title: 'Working Time Regulations 1998',
  provision: 'regulations 4, 10 to 13A, 15B and 16 (hours, rest and paid holiday)',
  url: 'https://www.legislation.gov.uk/uksi/1998/1833/contents',
  inForceFrom: '2024-01-01',
}

const ZERO_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [ZERO_SAID] },
} satisfies Partial<Rule>

const HOLIDAY_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [NO_REST_SAID, JOB_SAID] },
} satisfies Partial<Rule>
const FLEX_SAID: Test = {
  says: [
    'flexible working',
    'working from home',
    'work from home',
    'part-time hours',
    'compressed hours',
  ],
}
const FLEXIBLE_LAW: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'sections 80F to 80I, with the Acas Code of Practice on requests for flexible working (2024) and Equality Act 2010, section 19',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/80F',
  inForceFrom: '2024-04-06',
}

const FLEX_ROW = {
  ...CHECKED,
  nations: ['england', 'wales', 'scotland'],
  kinds: ['OTHER'],
  when: { all: [FLEX_SAID] },
} satisfies Partial<Rule>

export const HOURS_OF_WORK: readonly Rule[] = [
  {
    ...ZERO_ROW,
    id: 'gb.zero-hours.right-other-job',
    kind: 'right',
    rank: 7,
    says: 'A zero hours contract cannot stop you from working for others. You may not be punished or dismissed for it.',
    authority: ZERO_LAW,
  },
  {
    ...HOLIDAY_ROW,
    id: 'gb.zero-hours.right-holiday',
    kind: 'right',
    rank: 8,
    says: 'You have a right to 5.6 weeks of paid holiday a year and to rest breaks. Work may take at most 48 hours a week on average, unless you signed otherwise.',
    authority: HOLIDAY_LAW,
  },
  {
    ...CHECKED,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.zero-hours.answer',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    asks: [
      ['zero hours', 'zero-hours', 'zero hour'],
      [
        'second job',
        'other job',
        'another job',
        'cancel',
        'cancelled',
        'cancelled my shift',
        'cancelled shift',
        'cancel shifts',
        'shift cancelled',
        'shifts cancelled',
        'cancel my shift',
        'cancels my shifts',
        'sent home early',
        'do i get paid',
        'legal',
        'rights',
        'sick pay',
        'allowed',
      ],
    ],
    verdict: 'do_this',
    says: 'You may work for others, and you have paid holiday, rest breaks and the minimum wage. They may cancel shifts for now. Ask for your holiday pay in writing, then call Acas.',
    authority: ZERO_LAW,
  },
  {
    ...FLEX_ROW,
    checkedOn: '2026-11-23',
    id: 'gb.job.flexible-step',
    when: {
      all: [FLEX_SAID, { says: ['sign', 'accept', 'agree', 'variation', 'your agreement'] }],
    },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Do not sign new hours yet if they do not suit you: it changes your contract for good. Ask for a trial time, or appeal by the day in the letter.',
    authority: FLEXIBLE_LAW,
  },
  {
    ...FLEX_ROW,
    id: 'gb.job.flexible',
    kind: 'right',
    rank: 7,
    says: 'You may ask for flexible working twice a year, from day one. The employer must talk with you, answer within two months, and give a reason that the law allows.',
    authority: FLEXIBLE_LAW,
  },
]
