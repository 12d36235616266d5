/** Leading cases on pay: working time, and complaints about it. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { usReports } from './cite-case.ts'

const US = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

const WORK = {
  ...US,
  areas: ['employment'],
  kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
} satisfies Partial<Precedent>

export const PAY_PRECEDENTS: readonly Precedent[] = [
  {
    ...WORK,
    id: 'us.precedent.kasten-v-saint-gobain',
    name: 'Kasten v. Saint-Gobain Performance Plastics Corp.',
    ...usReports('563/1', '2011-03-22', '09-834'),
    asks: [
      ['overtime', 'wages', 'unpaid', 'time clock', 'hours', 'minimum wage'],
      ['complained', 'fired', 'told my boss', 'retaliation', 'told them', 'punished'],
    ],
    asked: 'Is a spoken complaint about pay protected, or must it be in writing?',
    held: 'A spoken complaint can be enough.',
    helps:
      'If you were fired after you spoke up about pay, write down when, to whom and who heard.',
    limits: 'It must be clear enough that the employer knew it was a complaint about your rights.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'us.precedent.ibp-v-alvarez',
    name: 'IBP, Inc. v. Alvarez',
    ...usReports('546/21', '2005-11-08', '03-1238'),
    kinds: ['ENQUIRY'],
    asks: [
      ['unpaid', 'paid for', 'overtime', 'wages', 'off the clock'],
      [
        'gear',
        'uniform',
        'protective',
        'walking',
        'changing',
        'waiting',
        'clock in',
        'before work',
      ],
    ],
    asked: 'Must an employer pay for walking to the work spot after putting on needed safety gear?',
    held: 'Yes. The work day has begun by then.',
    helps: 'Count the minutes after you put on gear that the job needs.',
    limits: 'Waiting to put on the first gear did not count.',
    side: 'for_you',
  },
  {
    ...WORK,
    id: 'us.precedent.integrity-staffing-v-busk',
    name: 'Integrity Staffing Solutions, Inc. v. Busk',
    ...usReports('574/27', '2014-12-09', '13-433'),
    kinds: ['ENQUIRY'],
    asks: [
      ['unpaid', 'paid for', 'overtime', 'wages', 'off the clock'],
      ['security check', 'security line', 'screening', 'bag check', 'waiting', 'after my shift'],
    ],
    asked: 'Must an employer pay for time in a security line after the shift?',
    held: 'No, not under federal law.',
    helps: 'Check your state: some states do make them pay.',
    limits: 'It works against you under federal law.',
    side: 'against_you',
  },
]
