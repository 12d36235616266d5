/** A traffic fine: what to do. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FINAL_FINE } from './conditions-office.ts'

/** A fine of a town: it stands on the site of the town. */
const OF_A_TOWN: Test = { says: ['ayuntamiento', 'concello', 'ajuntament', 'udala'] }

const BASE = {
  country: 'es',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const TRAFFIC_FINE_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.fine.step-date',
    kind: 'step',
    when: { not: [FINAL_FINE] },
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: 'Note the day you got it. Count 20 days. Check plate, place and time.',
    authority: cite('trafico', 'artículo 94'),
  },
  {
    ...BASE,
    id: 'es.fine.step-real',
    when: { not: [OF_A_TOWN] },
    kind: 'step',
    rank: 15,
    list: 'first',
    says: 'Check the fine on the DGT site or miDGT. The DGT does not ask for payment by links in texts.',
    authority: cite('dgt', 'Multas: consulta y pago'),
  },
  {
    ...BASE,
    id: 'es.fine.step-real-town',
    checkedOn: '2026-11-22',
    kind: 'step',
    when: { any: [OF_A_TOWN] },
    rank: 15,
    list: 'first',
    says: 'Check the fine on the own site of the town (sede electrónica), or call it on a number you find yourself. Do not pay by a link in a text.',
    authority: cite('trafico', 'artículo 84'),
  },
  {
    ...BASE,
    id: 'es.fine.step-choose',
    kind: 'step',
    when: { not: [FINAL_FINE] },
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'Decide: pay half, or object with proof. Do one only.',
    authority: cite('trafico', 'artículos 94 y 95'),
  },
  {
    ...BASE,
    id: 'es.fine.step-points',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Look if the fine takes points. Points matter more than the money for many people.',
    authority: cite('trafico', 'artículo 63 y anexo II'),
  },
  {
    ...BASE,
    id: 'es.fine.step-instalments',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'If you cannot pay after the time has passed, ask the tax office or town for instalments.',
    authority: cite('lgt', 'artículo 65'),
  },
  {
    ...BASE,
    id: 'es.fine.step-wrong',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Say what is wrong: not your car, sold before, wrong place, no photo, no clear sign.',
    authority: cite('trafico', 'artículo 95'),
  },
]
