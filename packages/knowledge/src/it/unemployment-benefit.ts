/** Unemployment benefit (NASpI) after a dismissal. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { NOT_CHARGE } from './conditions-work.ts'

const BASE = {
  country: 'it',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const UNEMPLOYMENT_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.work.deadline-naspi',
    kind: 'deadline',
    when: NOT_CHARGE,
    rank: 10,
    terms: { trigger: 'letter', count: 68, unit: 'days', runsFrom: 'end_of_job', roll: 'none' },
    weight: 'further',
    example: { clause: 'articolo 6 d.lgs. 22/2015', trigger: '2026-11-02', result: '2027-01-09' },
    says: 'Ask INPS for unemployment benefit (NASpI) within 68 days after the job ends. Within eight days it starts soonest.',
    action: 'Ask for NASpI online or at a patronato',
    consequence: 'You lose the benefit.',
    authority: cite('naspi', 'articolo 6'),
  },
  {
    ...BASE,
    id: 'it.work.right-naspi',
    kind: 'right',
    rank: 25,
    says: 'You can get NASpI after any dismissal with 13 weeks paid in over four years. Also after a grave fault (giusta causa).',
    authority: cite('naspi', 'articoli 1 a 4'),
  },
  {
    ...BASE,
    id: 'it.work.step-naspi',
    kind: 'step',
    when: NOT_CHARGE,
    rank: 30,
    list: 'first',
    dayToAct: 'open',
    says: 'Go to a patronato or INPS online for NASpI within eight days if you can, 68 at most.',
    authority: cite('naspi', 'articolo 6'),
  },
]
