/** Statutory demands in Northern Ireland. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const DEMAND = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['northern_ireland'],
  kinds: ['STATUTORY_DEMAND'],
} satisfies Partial<Rule>

const ORDER_1989 = {
  title: 'Insolvency (Northern Ireland) Order 1989',
  provision: 'articles 241 and 242 (the demand, and three weeks)',
  url: 'https://www.legislation.gov.uk/nisi/1989/2405/article/242',
  inForceFrom: '1991-10-01',
}

export const STATUTORY_DEMAND_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...DEMAND,
    id: 'gb.stat-ni.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'They want the sum, or a deal about it, within three weeks. After that they can ask the High Court to make you bankrupt.',
    authority: ORDER_1989,
  },
  {
    ...DEMAND,
    id: 'gb.stat-ni.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'No court has looked at this yet. But silence lets them go on to bankruptcy, so act this week.',
    authority: ORDER_1989,
  },
  {
    ...DEMAND,
    id: 'gb.stat-ni.right-set-aside',
    kind: 'right',
    rank: 5,
    dayToAct: 'open',
    says: 'You can ask the High Court to set the demand aside. It can do so if you have good grounds to dispute the debt, or they owe you as much. Ask at once; the demand says by when.',
    authority: {
      title: 'Insolvency Rules (Northern Ireland) 1991',
      provision: 'rules 6.004 and 6.005 (setting a demand aside)',
      url: 'https://www.legislation.gov.uk/nisr/1991/364/rule/6.005',
      inForceFrom: '1991-10-01',
    },
  },
  {
    ...DEMAND,
    id: 'gb.stat-ni.right-too-old',
    kind: 'right',
    rank: 6,
    says: 'Most debts are too old for court six years after you last paid or last wrote that you owe them. That is a reason to dispute the demand.',
    authority: {
      title: 'Limitation (Northern Ireland) Order 1989',
      provision: 'articles 4 and 52',
      url: 'https://www.legislation.gov.uk/nisi/1989/1339/article/4',
      inForceFrom: '1990-01-29',
    },
  },
]
