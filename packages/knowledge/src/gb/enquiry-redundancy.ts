/** Questions about redundancy. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { cite } from './cite-law.ts'
import { LRA, REDUNDANCY, REDUNDANT, WORK_GB, WORK_NI } from './employment-sources.ts'
import { UNDER_TWO_YEARS } from './enquiry-work-words.ts'
import { CHOSEN_UNFAIRLY } from './redundancy-words.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>
const NI = { ...WORK_NI, kind: 'answer' } satisfies Partial<Rule>
const WIDE: Rule['topics'] = ['employment', 'general', 'consumer']

const WORK = {
  ...WORK_GB,
  rank: 5,
  topics: ['employment', 'general', 'consumer', 'debt'],
} satisfies Partial<Rule>

export const ENQUIRY_REDUNDANCY: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.redundancy',
    topics: WIDE,
    asks: [
      [
        ...REDUNDANT,
        'my role is going',
        'my job is going',
        'position is going',
        'role no longer exists',
        'restructuring',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long you worked there',
    says: 'With two full years of work you get statutory redundancy pay, by age, years and weekly pay. You also get notice and a fair process. Claim within six months.',
    authority: REDUNDANCY,
  },
  {
    ...GB,
    id: 'gb.ask-work.unfair-redundancy',
    asks: [
      [
        ...REDUNDANT,
        'my role is going',
        'role is going',
        'my job is going',
        'position is going',
        'role is being removed',
        'role no longer exists',
        'restructure',
        'restructuring',
        'at risk',
      ],
      CHOSEN_UNFAIRLY,
      [...CHOSEN_UNFAIRLY, ...ASKING],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the job really ended and the process was fair',
    says: 'Ask in writing why you were chosen, how you were scored, and what other jobs there are. If your job still exists, it may be unfair dismissal. Watch the time limit.',
    authority: cite('employment', 'sections 98, 105 and 139', 'section/139'),
  },
  {
    ...NI,
    id: 'gb.ask-work.ni-redundancy',
    topics: WIDE,
    asks: [REDUNDANT],
    verdict: 'it_depends',
    dependsOn: 'how long you worked there',
    says: 'In Northern Ireland you get statutory redundancy pay after two years of work. You also get notice. The Labour Relations Agency can explain the sum.',
    authority: LRA,
  },
  {
    ...WORK,
    id: 'gb.ask-work.redundant-under-two-years',
    asks: [REDUNDANT, UNDER_TWO_YEARS, ['redundancy pay', 'pay', 'get', 'entitled', 'owed']],
    kind: 'answer',
    verdict: 'no',
    says: 'No, statutory redundancy pay needs two full years in the job. Your contract may give you more. You still get your notice, your wages and pay for holiday you did not take.',
    authority: REDUNDANCY,
  },
  {
    ...WORK,
    id: 'gb.ask-work.redundancy-no-money',
    asks: [
      [...REDUNDANT, 'closing down', 'is closing'],
      [
        'no money',
        "can't pay",
        'cannot pay',
        'cant pay',
        'who pays',
        'insolvent',
        'gone bust',
        'going bust',
        'liquidation',
      ],
    ],
    kind: 'answer',
    verdict: 'do_this',
    says: 'With two full years in the job you get redundancy pay. It is a week of pay a year, or one and a half from age 41, up to a limit. Notice comes on top. If the employer cannot pay, the government Redundancy Payments Service can.',
    authority: cite('employment', 'sections 135, 162, 166 and 182', 'section/166'),
  },
  {
    ...WORK,
    id: 'gb.ask-work.redundancy-sum',
    kind: 'answer',
    rank: 8,
    checkBy: '2027-04-05',
    checkedOn: '2026-11-22',
    when: { not: [{ says: [...UNDER_TWO_YEARS, 'how much notice'] }] },
    asks: [
      [
        'redundancy pay',
        'redundancy payment',
        'redundancy package',
        'redundancy money',
        'statutory redundancy',
        'much redundancy',
        'made redundant',
        'redundancy after',
        'being made redundant',
        'laid off',
        'at risk of redundancy',
        'voluntary redundancy',
      ],
      [
        'how much',
        'entitled to',
        'legally have to pay',
        'work out what',
        'statutory amount',
        'years service',
        'years of service',
        'is it capped',
        'it is capped',
        'should i get',
        'am i owed',
        'after 5 years',
        'after 6 years',
        'after 10 years',
        'years there',
        'worked there for',
        'what do i get',
        'what will i get',
        'how much will',
      ],
    ],
    verdict: 'do_this',
    says: 'At most the last 20 years count. Each full year gives one week of pay, one and a half from age 41, half under 22. A week counts up to £751 since 6 April 2026. Notice comes on top, up to 12 weeks.',
    authority: cite('employment', 'sections 86, 162 and 227', 'section/162'),
  },
]
