/** Debts that were sold. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { SOLD_DEBT } from './conditions-money.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const SOLD_DEBT_ROWS: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'it.debt.who-buyer',
    creditor: 'private',
    kind: 'fact',
    when: SOLD_DEBT,
    rank: 10,
    slot: 'who_they_are',
    says: 'The letter says your debt was sold. The new owner may ask you to pay, but it has no extra powers. Ask it for proof.',
    authority: cite('cc', 'articoli 1260 a 1264; articolo 58 TUB (d.lgs. 385/1993)'),
  },
  {
    ...BASE,
    id: 'it.debt.right-sold-proof',
    creditor: 'private',
    kind: 'right',
    when: SOLD_DEBT,
    rank: 12,
    says: 'If the debt was sold, a payment you made before you knew counts. You can use the same defences against the new owner.',
    authority: cite('cc', 'articolo 1264'),
  },
  {
    ...BASE,
    id: 'it.debt.insight-block-sale',
    creditor: 'private',
    kind: 'insight',
    when: SOLD_DEBT,
    severity: 'medium',
    confidence: 0.65,
    says: 'When many debts are sold together, a notice in the Official Gazette may not prove that yours is among them.',
    actionable: 'Ask for the deed and the list that names your debt.',
    authority: cite('tub', 'articolo 58'),
  },
  {
    ...BASE,
    id: 'it.debt.right-same-defences',
    creditor: 'private',
    kind: 'right',
    rank: 11,
    when: SOLD_DEBT,
    says: 'Against a new owner of the debt you keep every defence that you had: paid, too old, wrong sum.',
    authority: cite('tub', 'articoli 58 e 125-septies; codice civile, articolo 1264'),
  },
])
