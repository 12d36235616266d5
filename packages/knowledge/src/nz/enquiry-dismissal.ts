/** Questions about a job that the employer ends: reasons, trial periods and notice. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS, FIRED, LAID_OFF, NOTICE_PAY } from '../english/work-words.ts'
import { LAW } from './authority.ts'

const ASK_WORK = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL: readonly Rule[] = [
  {
    ...ASK_WORK,
    id: 'nz.ask.fired',
    kind: 'answer',
    when: {
      not: [
        {
          says: [
            'pregnant',
            'pregnancy',
            'cannot pay',
            "can't pay",
            'cannot afford',
            "can't afford",
          ],
        },
      ],
    },
    verdict: 'it_depends',
    asks: [FIRED, [...BOSS, ...ASKING]],
    dependsOn: 'the reason, the process and your contract',
    says: 'They need a good reason and a fair process. Raise a personal grievance in writing within 90 days. A valid 90 day trial changes this.',
    authority: LAW.grievance,
  },
  {
    ...ASK_WORK,
    id: 'nz.ask.laid-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [LAID_OFF, ASKING],
    dependsOn: 'your contract and if they consulted you',
    says: 'They must consult you before they decide and give the notice in your contract. Redundancy pay is due only if your contract says so.',
    authority: LAW.goodFaith,
  },
  {
    ...ASK_WORK,
    id: 'nz.ask.notice',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [NOTICE_PAY, BOSS],
    dependsOn: 'your contract',
    says: 'Your contract says how much. If it says nothing, it must be fair. Serious misconduct can mean no notice.',
    authority: LAW.goodFaith,
  },
  {
    ...ASK_WORK,
    id: 'nz.ask.trial',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [
        '90 day trial',
        '90-day trial',
        'trial period',
        'probation',
        'under 90 days',
        'first 90 days',
        'before 90 days',
      ],
      [...ASKING, ...FIRED, 'fire me', 'sack me', 'on the spot'],
    ],
    dependsOn: 'when you signed and what it says',
    says: 'A trial counts only if it is in writing and you signed before you started. Then you cannot claim for the dismissal, but you can for bullying or discrimination.',
    authority: LAW.trial,
  },
  {
    ...ASK,
    id: 'nz.ask.dismissed-pregnant',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      ['pregnant', 'pregnancy', 'maternity leave', 'parental leave'],
      [
        'fired',
        'dismissed',
        'sacked',
        'let go',
        'terminated',
        'lost my job',
        'redundant',
        'dismissal',
      ],
    ],
    says: 'It is against the law to dismiss you because you are pregnant or want leave. Raise a personal grievance in writing within 90 days. Mediation is free: 0800 20 90 20.',
    authority: {
      title: 'Parental Leave and Employment Protection Act 1987, and Human Rights Act 1993',
      provision: 'section 49 (no dismissal for pregnancy or leave); sections 21 and 22',
      url: 'https://www.legislation.govt.nz/act/public/1987/0129/latest/whole.html',
      inForceFrom: '1994-02-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.settlement-agreement',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'settlement agreement',
        'severance agreement',
        'sign a release',
        'deed of release',
        'termination agreement',
        'exit agreement',
        'settlement offer',
      ],
      ['sign', 'signing'],
    ],
    says: 'Do not sign on the spot. Get advice first. Once a mediator has signed it too, you cannot change it or go back. The legal minimum cannot be given up.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 148A and 149 (settlements signed by a mediator)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.no-process',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      ['fired', 'firing', 'sacked', 'dismissed', 'let go'],
      [
        'process',
        'no warning',
        'without warning',
        'on the spot',
        'no meeting',
        'no reason',
        'text',
        'didn’t follow',
        "didn't follow",
      ],
    ],
    says: 'A dismissal needs a good reason and a fair process: told the problem, time to answer, and an open mind. Raise a personal grievance in writing within 90 days. Mediation is free.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4, 103A and 114 (fair process, 90 days to raise a grievance)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
]
