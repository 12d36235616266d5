/** Fines under the road code: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { PAYMENT_ORDER_OF_OFFICE } from './conditions-office.ts'

const BASE = {
  country: 'it',
  kinds: ['PENALTY_CHARGE_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const TRAFFIC_FINE_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.fine.step-date',
    kind: 'step',
    when: { not: [PAYMENT_ORDER_OF_OFFICE] },
    rank: 10,
    list: 'first',
    dayToAct: 'open',
    says: 'Note the day you got it and the day of the fact. Count 5, 30, 60 and 90 days.',
    authority: cite('strada', 'articoli 201 e 202'),
  },
  {
    ...BASE,
    id: 'it.fine.step-real',
    kind: 'step',
    rank: 15,
    list: 'first',
    says: 'Check it is real on the site of the town or through PagoPA. Do not follow links in texts or emails.',
    authority: cite('postale', 'Consigli contro le truffe'),
  },
  {
    ...BASE,
    id: 'it.fine.step-choose',
    kind: 'step',
    when: { not: [PAYMENT_ORDER_OF_OFFICE] },
    rank: 20,
    list: 'first',
    dayToAct: 'open',
    says: 'Choose one: pay, Prefetto, or justice of the peace. You cannot do two.',
    authority: cite('strada', 'articoli 202 a 204-bis'),
  },
  {
    ...BASE,
    id: 'it.fine.step-points',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'If it asks who drove, answer within 60 days. If not, you get a second fine.',
    authority: cite('strada', 'articolo 126-bis'),
  },
  {
    ...BASE,
    id: 'it.fine.step-wrong',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Say what is wrong: not your car, sold, wrong plate, late, camera not approved.',
    authority: cite('strada', 'articoli 200 e 201'),
  },
  {
    ...BASE,
    id: 'it.fine.step-instalments',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    dayToAct: 'open',
    says: 'If you cannot pay, ask for instalments in time.',
    authority: cite('strada', 'articolo 202-bis'),
  },
]
