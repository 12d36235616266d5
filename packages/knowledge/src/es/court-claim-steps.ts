/** Papers of a court that start a case: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { NOT_EVICTION } from './conditions-home.ts'

const BASE = {
  country: 'es',
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const COURT_CLAIM_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.claim.step-date',
    kind: 'step',
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: 'Write down the day you got it. Mark the last day. Keep the envelope.',
    authority: cite('lec', 'artículos 151 y 815'),
  },
  {
    ...BASE,
    id: 'es.claim.step-real',
    kind: 'step',
    rank: 15,
    list: 'first',
    says: 'Check it is real: look for the court, the case number (NIG) and call the court on a number you find yourself.',
    authority: cite('lec', 'artículo 152'),
  },
  {
    ...BASE,
    id: 'es.claim.step-lawyer',
    kind: 'step',
    rank: 20,
    list: 'first',
    says: 'Ask for a lawyer today: a free one at the bar association (Colegio de Abogados), or your own.',
    authority: cite('gratuita', 'artículos 3 y 6'),
  },
  {
    ...BASE,
    id: 'es.claim.step-answer',
    kind: 'step',
    when: NOT_EVICTION,
    rank: 32,
    list: 'first',
    dayToAct: 'open',
    says: 'Send a written answer with your reasons and papers before the last day.',
    authority: cite('lec', 'artículos 404 y 438'),
  },
  {
    ...BASE,
    id: 'es.claim.step-agree',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you owe it, call their lawyer and offer a plan. A deal can be put before the court and end the case.',
    authority: cite('lec', 'artículo 19'),
  },
  {
    ...BASE,
    id: 'es.claim.step-old-debt',
    kind: 'step',
    when: NOT_EVICTION,
    rank: 10,
    list: 'dispute_debt',
    dayToAct: 'open',
    says: 'If the debt is more than five years old, say in your reply that it is too old (prescripción). The judge will not say it for you.',
    authority: cite('cc', 'artículos 1964.2 y 1973', '2015-10-07'),
  },
  {
    ...BASE,
    id: 'es.claim.step-copies',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Hand papers in at the court office and get a stamped copy, or use its web office (sede judicial electrónica).',
    authority: cite('lec', 'artículo 135'),
  },
]
