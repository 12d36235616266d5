/** The last pay: wages, leave, superannuation and deductions. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-work.ts'
const WORK = {
  country: 'au',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const WORKING = {
  country: 'au',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
  topics: ['employment'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...WORK,
    id: 'au.work.no-hold',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot hold back pay that you have earned. They cannot make you sign on the spot.',
    authority: LAW.wages,
  },
  {
    ...WORKING,
    id: 'au.work.know-crime',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'Since 1 January 2025 it is a crime to underpay workers on purpose.',
    authority: LAW.wages,
  },
  {
    ...WORKING,
    id: 'au.work.right-leave',
    kind: 'right',
    rank: 40,
    says: 'You have the right to be paid for annual leave that you did not use.',
    checkedOn: '2026-11-23',
    authority: LAW.leavePay,
  },
  {
    ...WORKING,
    id: 'au.work.right-super',
    kind: 'right',
    rank: 50,
    says: 'Since 1 July 2026 your employer must pay super within seven business days of payday.',
    authority: LAW.superPay,
  },
  {
    ...WORKING,
    id: 'au.work.step-pay',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Check your last pay: wages, notice, leave and super. Use the free pay tools of the Fair Work Ombudsman.',
    authority: LAW.wages,
  },
  {
    ...WORK,
    id: 'au.work.right-deductions',
    kind: 'right',
    rank: 19,
    says: 'Your last pay must come in full. Money may be kept back only if you agreed in writing for your own good, or a law or award allows it.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 323 to 326 (payment in full, deductions)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...WORK,
    id: 'au.work.right-long-service',
    kind: 'right',
    rank: 21,
    says: 'After many years of work, long service leave is mostly paid out when the job ends. Each state has its own years.',
    authority: {
      title: 'Long service leave laws of the states',
      provision:
        'for example Long Service Leave Act 1955 (NSW), section 4; Long Service Leave Act 2018 (Vic); Industrial Relations Act 2016 (Qld), section 95; Long Service Leave Act 1958 (WA)',
      url: 'https://www.fairwork.gov.au/leave/long-service-leave',
      inForceFrom: '2018-11-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const LAST_PAY = fitQuestions(ROWS, FITS)
