/** A dismissal: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { NOT_CHARGE } from './conditions-work.ts'

const BASE = {
  country: 'it',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const EMPLOYMENT_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.work.step-sign',
    kind: 'step',
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: `Sign only that you received it ("per ricevuta"), with today's date. Keep the envelope.`,
    authority: cite('licenziamenti', 'articolo 6'),
  },
  {
    ...BASE,
    id: 'it.work.step-challenge',
    kind: 'step',
    when: NOT_CHARGE,
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'Send the written challenge within 60 days: a short letter is enough. Then you have 180 days to sue or ask to conciliate.',
    authority: cite('licenziamenti', 'articolo 6'),
  },
  {
    ...BASE,
    id: 'it.work.step-union',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'See a union or labour lawyer this week with letter, contract and pay slips.',
    authority: cite('gratuito', 'articoli 74 a 79'),
  },
  {
    ...BASE,
    id: 'it.work.step-sums',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Check the last pay slip: notice, TFR, holidays, 13th month.',
    authority: cite('cc', 'articoli 2118 e 2120'),
  },
  {
    ...BASE,
    id: 'it.work.step-proof',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Save messages, rotas and names of witnesses now.',
    authority: cite('cc', 'articolo 2697'),
  },
]
