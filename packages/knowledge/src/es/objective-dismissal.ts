/** Dismissals for reasons of the firm (despido objetivo, ERE). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { COLLECTIVE, OBJECTIVE } from './conditions-work.ts'

const BASE = {
  country: 'es',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const OBJECTIVE_DISMISSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.work.want-objective',
    kind: 'fact',
    when: OBJECTIVE,
    rank: 8,
    slot: 'what_they_want',
    says: 'They say the job ends for reasons of the firm, or because you are no longer fit for it. You did nothing wrong.',
    authority: cite('et', 'artículos 51 a 53'),
  },
  {
    ...BASE,
    id: 'es.work.right-twenty-days',
    kind: 'right',
    when: OBJECTIVE,
    rank: 12,
    says: "For objective reasons you get 20 days' pay for each year, up to 12 months, at the same time as the letter.",
    authority: cite('et', 'artículo 53.1.b; LRJS, artículos 120 a 123'),
  },
  {
    ...BASE,
    id: 'es.work.right-fifteen-notice',
    kind: 'right',
    when: OBJECTIVE,
    rank: 14,
    says: "For objective reasons you get 15 days' notice, with six paid hours a week to look for work. If not, they pay those days.",
    authority: cite('et', 'artículo 53.1.c'),
  },
  {
    ...BASE,
    id: 'es.work.right-collective',
    kind: 'right',
    when: COLLECTIVE,
    rank: 17,
    says: "In a collective dismissal (ERE) the firm must first talk with the workers' side. You still get your own letter and at least 20 days for each year.",
    authority: cite('et', 'artículos 51 y 53; LRJS, artículo 124'),
  },
  {
    ...BASE,
    id: 'es.work.insight-money-same-time',
    kind: 'insight',
    when: OBJECTIVE,
    severity: 'high',
    confidence: 0.85,
    says: 'In an objective dismissal the money must be offered with the letter. If not, it is mostly unfair.',
    actionable: 'Write down if and when you got the money.',
    authority: cite('et', 'artículo 53.1.b'),
  },
  {
    ...BASE,
    id: 'es.work.tactic-take-money',
    kind: 'tactic',
    use: 'empowerment',
    dayToAct: 'open',
    says: 'You may take the money offered and still challenge the dismissal.',
    risk: 'If you win, what you got is counted in.',
    notWhen: 'Not when you sign a deal at conciliation.',
    authority: cite('et', 'artículos 49.2 y 53'),
  },
  {
    ...BASE,
    id: 'es.work.right-figures',
    kind: 'right',
    when: {
      ...OBJECTIVE,
      not: [{ says: ['disciplinario', 'disciplinaria', 'ineptitud', 'colectivo'] }],
    },
    rank: 11,
    checkedOn: '2026-11-23',
    says: 'The letter must give facts: for money reasons, the figures. That "the firm does badly" is not enough. Then a judge mostly calls the dismissal unfair.',
    authority: cite('et', 'artículos 51.1, 53.1.a y 53.4'),
  },
]
