/** Debts that were sold. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { SOLD_DEBT } from './conditions-money.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'es',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const SOLD_DEBT_ROWS: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'es.debt.who-buyer',
    creditor: 'private',
    kind: 'fact',
    when: SOLD_DEBT,
    rank: 10,
    slot: 'who_they_are',
    says: 'The letter says your debt was sold. The new owner may ask you to pay, but it has no extra powers. Ask it for proof.',
    authority: cite('cc', 'artículos 1526 y 1527'),
  },
  {
    ...BASE,
    id: 'es.debt.right-sold-proof',
    creditor: 'private',
    kind: 'right',
    when: SOLD_DEBT,
    rank: 12,
    says: 'If the debt was sold, you can use the same defences against the new owner. A payment you made before you knew of the sale counts.',
    authority: cite('cc', 'artículos 1526 a 1528'),
  },
  {
    ...BASE,
    id: 'es.debt.insight-bought-cheap',
    creditor: 'private',
    kind: 'insight',
    when: SOLD_DEBT,
    severity: 'low',
    confidence: 0.6,
    says: 'Firms that buy debts often have few papers from the first lender.',
    actionable: 'Ask for the signed contract and the deed of sale that names your debt.',
    authority: cite('cc', 'artículo 1526'),
  },
  {
    ...BASE,
    id: 'es.debt.right-same-defences',
    creditor: 'private',
    kind: 'right',
    rank: 13,
    when: SOLD_DEBT,
    says: 'Against a new owner of the debt you keep every defence: paid, too old, unfair terms. If it was sold while in court, you may end it at the price paid, within nine days of the demand.',
    authority: cite('credito', 'artículo 31; Código Civil, artículos 1198 y 1535'),
  },
])
