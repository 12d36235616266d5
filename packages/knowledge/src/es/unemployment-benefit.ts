/** Unemployment benefit (paro) after a dismissal, and the fund that pays wages of a firm without money (FOGASA). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
const BASE = {
  country: 'es',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const UNEMPLOYMENT_BENEFIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.work.paro-any',
    kind: 'fact',
    rank: 10,
    slot: 'did_you_know',
    says: 'You can get unemployment benefit after any dismissal, also a disciplinary one. You need not sue first.',
    authority: cite('lgss', 'artículo 267'),
  },
  {
    ...BASE,
    id: 'es.work.fogasa',
    kind: 'right',
    rank: 24,
    says: 'If the firm cannot pay, a public fund (FOGASA) pays wages and compensation up to a limit.',
    authority: cite('et', 'artículo 33'),
  },
  {
    ...BASE,
    id: 'es.work.deadline-paro',
    kind: 'deadline',
    rank: 10,
    terms: {
      trigger: 'letter',
      count: 15,
      unit: 'working_days',
      runsFrom: 'end_of_job',
      roll: 'none',
    },
    weight: 'further',
    example: { clause: 'artículo 268.1 LGSS', trigger: '2026-11-02', result: '2026-11-23' },
    says: 'Ask for unemployment benefit within 15 working days after the job ends.',
    action: 'Ask for the benefit at SEPE',
    consequence: 'You lose the days of benefit up to when you ask.',
    authority: cite('lgss', 'artículo 268.1'),
  },
  {
    ...BASE,
    id: 'es.work.step-paro',
    kind: 'step',
    rank: 30,
    list: 'first',
    dayToAct: 'open',
    says: 'Register as a job seeker and ask SEPE for the benefit within 15 working days.',
    authority: cite('lgss', 'artículos 266 y 268'),
  },
]
