/** What can still be done when the day in a letter about a job or a home is over. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { APPEAL_OVER } from '../english/job-ended.ts'
import { HEARING_AHEAD, JOB_GOES_ON } from './dismissal-cues.ts'
import { CODE, LRA } from './dismissal-sources.ts'
import { ORDER_MADE, POSTPONE } from './eviction-order.ts'

const BASE = {
  country: 'gb',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const JOB = { not: [APPEAL_OVER, HEARING_AHEAD, JOB_GOES_ON] } satisfies Rule['when']
const LATE_CLAIM: Authority = {
  title: 'Employment Rights Act 1996',
  provision:
    'section 111(2)(b) (late claim), with Equality Act 2010, section 123 (discrimination) and Employment Rights Act 2025, Schedule 12',
  url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/111',
  inForceFrom: '1996-08-22',
}

export const TOO_LATE_FOR_HOME_AND_WORK: readonly Rule[] = [
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: JOB,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day to appeal is over. Send your appeal today all the same, and say why it is late. Your employer may still hear it.',
    authority: CODE,
  },
  {
    ...BASE,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.late.job-acas',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: JOB,
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Contact Acas today. The time for a tribunal runs from the day your job ended. If it is over too, a late claim counts only if you could not do it in time.',
    authority: LATE_CLAIM,
  },
  {
    ...BASE,
    nations: ['northern_ireland'],
    id: 'gb.late.ni-job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: JOB,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day to appeal is over. Send your appeal today all the same. Then call the Labour Relations Agency: the time for a tribunal runs from the day your job ended.',
    authority: LRA,
  },
  {
    ...BASE,
    nations: ['england', 'wales'],
    id: 'gb.late.order-step',
    kinds: ['EVICTION_NOTICE'],
    when: { all: [ORDER_MADE] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'The day in the paper is over. Are you still in? Have form N244 sent to the court today. Were you put out? Call Shelter and the council today for a place to stay.',
    authority: POSTPONE,
  },
]
