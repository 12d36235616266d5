/** Questions about claims at an employment tribunal: time, Acas and cost. */
import type { Rule } from '@plainletter/contracts/rule'

import { EARLY_TALKS, TIME_LIMITS, WORK_GB } from './employment-sources.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>
const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

export const ENQUIRY_WORK_TRIBUNAL: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.time-limit',
    topics: WIDE,
    checkBy: '2027-03-31',
    when: { not: [{ says: ['visa', 'sponsor', 'sponsorship', 'certificate of sponsorship'] }] },
    asks: [
      [
        'time limit',
        'deadline',
        'how long do i have',
        'how long have i got',
        'too late',
        'by when',
        'when do i have to',
        'within three months',
        'within 3 months',
        'three months to claim',
        '3 months to claim',
        'three months less',
        '3 months less',
        'out of time',
        'months ago',
      ],
      [
        'tribunal',
        'claim',
        'acas',
        'dismissed',
        'sacked',
        'employer',
        'wages',
        'discrimination',
        'work',
        'redundancy',
        'fired',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the day it happened',
    says: 'For things on or after 1 October 2026 most claims have six months. For earlier ones it is three months less a day. Contact Acas inside that time. To be safe, do it within three months.',
    authority: TIME_LIMITS,
  },
  {
    ...GB,
    id: 'gb.ask-work.acas',
    asks: [
      ['acas', 'early conciliation', 'conciliation'],
      [
        'have to',
        'need',
        'how',
        'what',
        'before',
        'tribunal',
        'claim',
        'weeks',
        'certificate',
        'start',
        'long',
      ],
    ],
    verdict: 'do_this',
    says: 'You must contact Acas before most tribunal claims. It is free. The talks can last up to 12 weeks, and the clock for your claim stops while they run.',
    authority: EARLY_TALKS,
  },
  {
    ...GB,
    id: 'gb.ask-work.tribunal-cost',
    topics: WIDE,
    asks: [
      ['cost', 'costs', 'fee', 'fees', 'afford', 'free', 'how much'],
      ['tribunal', 'acas', 'employment claim'],
    ],
    verdict: 'do_this',
    says: 'There is no fee to claim at an employment tribunal, and Acas is free. You do not need a lawyer, and you mostly do not pay the other side if you lose.',
    authority: EARLY_TALKS,
  },
]
