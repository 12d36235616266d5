/** The tax office asks for papers or proposes a sum and a fine (requerimiento, propuesta de liquidación). */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { TAX_REQUESTED } from './conditions-office.ts'

const REQUEST = {
  country: 'es',
  kinds: ['TAX_DEMAND'],
  topics: ['debt'],
  when: TAX_REQUESTED,
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const TAX_REQUEST: readonly Rule[] = [
  {
    ...REQUEST,
    id: 'es.tax-request.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 7,
    dayToAct: 'open',
    says: 'The tax office asks for papers or your side before it decides. This is not yet the final bill.',
    authority: cite('lgt', 'artículos 99 y 131 a 140'),
  },
  {
    ...REQUEST,
    id: 'es.tax-request.right-time',
    kind: 'right',
    rank: 5,
    dayToAct: 'open',
    says: 'You can ask for more time, in most cases half as many days again. Ask at least three days before the end.',
    authority: cite('tributos', 'artículo 91'),
  },
  {
    ...REQUEST,
    id: 'es.tax-request.right-fine',
    kind: 'right',
    rank: 8,
    when: { ...TAX_REQUESTED, all: [{ says: ['sanción', 'sancion', 'infracción', 'infraccion'] }] },
    says: 'A fine needs fault. You can object. It falls by 30% if you agree, and by 40% of the rest if you pay in time and do not appeal.',
    authority: cite('lgt', 'artículos 179, 188 y 191'),
  },
  {
    ...REQUEST,
    id: 'es.tax-request.right-tribunal',
    kind: 'right',
    rank: 15,
    says: 'Against the decision you have one month: ask the same office again, or go to the tax tribunal. Both are free.',
    authority: cite('lgt', 'artículos 222 a 226 y 235; Real Decreto 520/2005 (revisión)'),
  },
  {
    ...REQUEST,
    id: 'es.tax-request.step-answer',
    kind: 'step',
    list: 'first',
    rank: 8,
    dayToAct: 'open',
    says: 'Answer before the last day with copies: contracts, bank papers, invoices and costs. Keep the receipt of what you sent.',
    authority: cite('lgt', 'artículos 34 y 99'),
  },
  {
    ...REQUEST,
    id: 'es.tax-request.deadline',
    kind: 'deadline',
    rank: 6,
    terms: { trigger: 'letter', count: 10, unit: 'working_days', roll: 'none' },
    weight: 'main',
    example: { clause: 'artículo 155 RD 1065/2007', trigger: '2026-11-02', result: '2026-11-16' },
    says: 'In most cases you have ten working days from the day after you got it. We count from its date, to be safe.',
    action: 'Send the papers, or your objection (alegaciones)',
    consequence: 'The office decides without your side.',
    authority: cite('tributos', 'artículos 155 y 164; LGT, artículo 99.8'),
  },
]
