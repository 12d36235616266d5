/** A bank, supplier or phone firm changes price or terms: its notice, and the way out. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'it',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const CHANGED: Test = {
  says: [
    'modifica unilaterale',
    'variazione unilaterale',
    'modifica delle condizioni',
    'variazione delle condizioni',
    'modifiche contrattuali',
    'modifica contrattuale',
    'rimodulazione',
    'evoluzione automatica',
  ],
}
const BANK: Test = { says: ['banca', 'conto corrente', 'mutuo', 'carta di credito'] }
const ENERGY: Test = { says: ['energia', 'luce', 'gas', 'kwh', 'smc'] }
const TELECOM: Test = { says: ['linea', 'offerta mobile', 'fibra', 'internet', 'telefono', 'sim'] }

export const CHANGED_CONTRACT: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.changed.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    kinds: ['OTHER'],
    when: { all: [CHANGED] },
    says: 'A firm changes the price or the terms of your contract. You may accept or leave.',
    authority: cite('consumo', 'articolo 33, comma 2, lettera m'),
  },
  {
    ...BASE,
    id: 'it.changed.right-bank',
    kind: 'right',
    rank: 6,
    when: { all: [CHANGED, BANK] },
    says: 'A bank must tell you in writing two months before, with a fair reason. You may leave free by that day on the old terms.',
    authority: cite('tub', 'articolo 118'),
  },
  {
    ...BASE,
    id: 'it.changed.right-energy',
    kind: 'right',
    rank: 6,
    when: { all: [CHANGED, ENERGY] },
    says: 'A supplier of light or gas must write three months before. You may change supplier free.',
    authority: cite(
      'arera',
      'Codice di condotta commerciale (delibera 426/2020/R/com), articolo 13',
    ),
  },
  {
    ...BASE,
    id: 'it.changed.right-telecom',
    kind: 'right',
    rank: 6,
    when: { all: [CHANGED, TELECOM] },
    says: 'A phone or internet firm must tell you 30 days before. You then have 60 days to leave free.',
    authority: cite('comunicazioni', 'articolo 98-septiesdecies'),
  },
  {
    ...BASE,
    id: 'it.changed.step-compare',
    kind: 'step',
    list: 'first',
    rank: 10,
    kinds: ['OTHER'],
    when: { all: [CHANGED] },
    says: 'Find the old and the new price and the day it starts. Compare other offers, and write before that day if you leave.',
    authority: cite('consumo', 'articoli 33 e 48'),
  },
]
