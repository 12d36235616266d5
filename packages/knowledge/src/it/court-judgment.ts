/** Court judgments and the appeal. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
const BASE = {
  country: 'it',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-01-31',
} satisfies Partial<Rule>

export const COURT_JUDGMENT_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.enforce.want-judgment',
    kind: 'fact',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    slot: 'what_they_want',
    says: 'The court has decided. A first judgment can be enforced at once, unless it is stopped.',
    authority: cite('cpc', 'articoli 282 e 325'),
  },
  {
    ...BASE,
    id: 'it.enforce.deadline-appeal',
    kind: 'deadline',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    terms: { trigger: 'letter', count: 30, unit: 'days', roll: 'next_working_day' },
    weight: 'main',
    example: { clause: 'articolo 325 c.p.c.', trigger: '2026-11-02', result: '2026-12-02' },
    says: 'You have 30 days to appeal from the day the judgment was served. If it was not served, six months from its date.',
    action: 'Appeal through a lawyer',
    consequence: 'The judgment becomes final.',
    authority: cite('cpc', 'articoli 325, 326 e 327'),
  },
  {
    ...BASE,
    id: 'it.enforce.option-appeal',
    kind: 'option',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    option: 'appeal',
    title: 'Appeal',
    dayToAct: 'open',
    says: 'Ask a lawyer if an appeal is worth it, and to ask for a stop.',
    cost: 'Lawyer and fee, or free legal aid.',
    time: '30 days from service.',
    risk: 'If you lose, you may pay more.',
    bestFor: 'The judge missed facts or law.',
    authority: cite('cpc', 'articoli 325 e 283'),
  },
]
