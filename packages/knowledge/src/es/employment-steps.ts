/** Letters of employers that end a job: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const EMPLOYMENT_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.work.step-sign',
    kind: 'step',
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: `Sign only that you received it: "recibí, no conforme", with today's date. Keep a copy.`,
    authority: cite('et', 'artículo 49.2'),
  },
  {
    ...BASE,
    id: 'es.work.step-conciliation',
    kind: 'step',
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'File the papeleta de conciliación (SMAC or the office of your region) within 20 working days. It stops the clock for a time.',
    authority: cite('lrjs', 'artículos 63 a 65'),
  },
  {
    ...BASE,
    id: 'es.work.step-union',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'Talk to a union or a labour lawyer this week. Bring the letter, contract and pay slips.',
    authority: cite('gratuita', 'artículo 2'),
  },
  {
    ...BASE,
    id: 'es.work.step-check-sum',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Check the sums: days of pay for each year, holidays, extra pays. Ask for a list.',
    authority: cite('et', 'artículos 49.2 y 56'),
  },
  {
    ...BASE,
    id: 'es.work.step-evidence',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Save messages, rotas and names of witnesses now, before you lose access.',
    authority: cite('lrjs', 'artículos 90 y 105'),
  },
]
