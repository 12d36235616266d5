/** Questions about unequal treatment, pregnancy and reporting wrongs at work. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  DISMISSED,
  JOB,
  REDUNDANT,
  TIME_LIMITS,
  UNFAIR_TREATMENT,
  WORK_GB,
} from './employment-sources.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>
const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

const WORK = {
  ...WORK_GB,
  rank: 5,
  topics: ['employment', 'general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_DISCRIMINATION: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.discrimination',
    topics: WIDE,
    asks: [UNFAIR_TREATMENT, [...JOB, 'colleague', 'interview', 'promotion', ...DISMISSED]],
    verdict: 'do_this',
    says: 'It is against the law to treat you worse for age, disability, race, religion, sex, pregnancy, sexuality or being trans. You need no set time in the job. Write down what happened and complain.',
    authority: cite('equality', 'sections 4, 13, 26 and 39', 'section/39'),
  },
  {
    ...GB,
    id: 'gb.ask-work.pregnant',
    rank: 10,
    asks: [
      ['pregnant', 'pregnancy', 'maternity', 'maternity leave', 'expecting a baby'],
      [...DISMISSED, ...REDUNDANT, 'rights', 'leave', 'pay', 'hours', 'tell my', 'risk'],
      ['pregnant', 'pregnancy', 'maternity', 'baby'],
    ],
    verdict: 'do_this',
    says: 'You may not be dismissed or treated worse because you are pregnant or on maternity leave, from day one of the job. Get advice at once and keep every message.',
    authority: cite('employment', 'section 99', 'section/99'),
  },
  {
    ...GB,
    id: 'gb.ask-work.whistleblow',
    asks: [
      [
        'whistleblow',
        'whistleblowing',
        'whistleblower',
        'blow the whistle',
        'reported my boss',
        'reported my employer',
        'reported safety',
        'unsafe',
      ],
      [...JOB, ...DISMISSED, 'protected', 'rights'],
    ],
    verdict: 'do_this',
    says: 'The law protects you if you report a wrong in the public interest, such as a crime or a danger. You need no set time in the job. Get advice fast, as some orders must be asked for in 7 days.',
    authority: cite('employment', 'sections 43A to 43L and 103A', 'section/103A'),
  },
  {
    ...WORK,
    id: 'gb.ask-work.pregnant-claim',
    kind: 'answer',
    asks: [
      ['pregnant', 'being pregnant', 'pregnancy', 'maternity'],
      DISMISSED,
      ['unfair dismissal', 'can i claim', 'claim', 'tribunal', 'allowed', 'legal', 'can they'],
    ],
    verdict: 'do_this',
    says: 'A dismissal because of pregnancy is unfair from day one, and it is discrimination. You need no set time in the job to claim. Contact Acas now, as there is a time limit, and keep every message.',
    authority: cite('employment', 'sections 99 and 108(3)', 'section/99'),
  },
  {
    ...WORK,
    id: 'gb.ask-work.pregnant-time-limit',
    asks: [
      ['pregnant', 'being pregnant', 'pregnancy', 'maternity'],
      [
        'how long do i have to claim',
        'how long do i have',
        'how long',
        'time limit',
        'deadline',
        'is it three months',
      ],
    ],
    kind: 'answer',
    verdict: 'do_this',
    says: 'Contact Acas now. For a dismissal from 1 October 2026 you have six months less a day. For an earlier one it was three months less a day. A dismissal for pregnancy is unfair from day one, with no set time in the job.',
    authority: TIME_LIMITS,
  },
]
