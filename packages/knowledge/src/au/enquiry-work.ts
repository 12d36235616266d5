/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BULLIED, BOSS } from '../english/work-words.ts'
import { LAW } from './authority-work.ts'

const ASK_WORK = {
  country: 'au',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.casual',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'took me off',
            'off the roster',
            'sacked',
            "don't need me",
            'no more shifts',
            'stopped giving me shifts',
            'let me go',
            'dismissed',
          ],
        },
      ],
    },
    asks: [
      ['casual', 'casual employee', 'casual worker'],
      [
        'permanent',
        'regular shifts',
        'become permanent',
        'convert',
        'conversion',
        'part time',
        'full time',
        'same shifts',
      ],
    ],
    says: 'After six months, or twelve in a small business, you can tell the employer in writing that you choose to be permanent. It must answer within 21 days and needs a fair reason to refuse.',
    authority: {
      title: 'Fair Work Act 2009',
      provision:
        'sections 15A, 66AAB to 66AAC and 66M (casual employees, choice to change, disputes), and 340 (no punishment for using a right)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest/text',
      inForceFrom: '2024-08-26',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.warning-letter',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 7,
    verdict: 'do_this',
    when: {
      not: [
        { says: ['rent', 'speeding', 'landlord'] },
        {
          says: [
            'no warning',
            'without warning',
            'never had a warning',
            'got sacked',
            'was sacked',
          ],
        },
      ],
    },
    asks: [
      [
        'warning letter',
        'written warning',
        'first warning',
        'final warning',
        'disciplinary',
        'warning',
        'given a warning',
        'got a warning',
        'show cause',
      ],
      [
        'do i have to sign',
        'sign it',
        'sign',
        'respond',
        'dispute',
        'unfair',
        'what can i',
        'can they',
      ],
    ],
    says: 'You need not agree with it. You can sign as received only, and answer in writing with your side. A fair reason and a chance to answer count if they sack you later.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'section 387 (reason, chance to answer, support person, warnings)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest/text',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK_WORK,
    id: 'au.ask.after-hours',
    kind: 'answer',
    verdict: 'yes',
    asks: [
      ['after hours', 'right to disconnect', 'after work', 'on my day off', 'calls me at night'],
      [...BOSS, ...ASKING],
    ],
    says: 'You may refuse to read or answer after hours, unless that is unreasonable. This is the right to disconnect.',
    authority: LAW.disconnect,
  },
  {
    ...ASK_WORK,
    id: 'au.ask.bullied',
    kind: 'answer',
    verdict: 'do_this',
    asks: [BULLIED, [...BOSS, ...ASKING]],
    says: 'Write down each time and who saw it, and tell the employer. While you still work there, you can ask the Fair Work Commission for an order to stop it.',
    authority: LAW.bullying,
  },
]
