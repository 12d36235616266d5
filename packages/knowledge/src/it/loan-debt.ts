/** Debts to a bank: usury, unfair terms, home loans, bank papers and complaints. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CREDIT_DEBT, MORTGAGE } from './conditions-money.ts'
import { TO_A_FIRM } from './conditions-sender.ts'
import { ofContracts } from './of-contracts.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const LOAN_DEBT: readonly Rule[] = ofContracts([
  {
    ...BASE,
    id: 'it.debt.register',
    creditor: 'private',
    kind: 'fact',
    when: CREDIT_DEBT,
    rank: 20,
    slot: 'organisation',
    says: 'Bad bank loans may be handled only by firms that the Bank of Italy allows. You can look them up in its public lists.',
    authority: cite('tub', 'articoli 106, 114.1 e 114.6'),
  },
  {
    ...BASE,
    id: 'it.debt.right-bank-papers',
    creditor: 'private',
    kind: 'right',
    when: CREDIT_DEBT,
    rank: 14,
    says: 'You may ask the bank for copies of the papers of the last ten years. It must send them within 90 days, at cost.',
    authority: cite('tub', 'articolo 119'),
  },
  {
    ...BASE,
    id: 'it.debt.right-usury',
    creditor: 'private',
    kind: 'right',
    when: CREDIT_DEBT,
    rank: 25,
    says: 'If the interest agreed was over the usury limit, you owe no interest.',
    authority: cite('cc', 'articolo 1815; legge 108/1996, articolo 2'),
  },
  {
    ...BASE,
    id: 'it.debt.right-unfair',
    creditor: 'private',
    kind: 'right',
    when: { not: [TO_A_FIRM] },
    rank: 26,
    says: 'As a consumer you are not bound by unfair terms, such as a very high penalty for late pay.',
    authority: cite('consumo', 'articoli 33 e 36'),
  },
  {
    ...BASE,
    id: 'it.debt.right-mortgage',
    creditor: 'private',
    kind: 'right',
    when: MORTGAGE,
    rank: 9,
    says: 'For a home loan the bank may end it only after seven late payments (30 to 180 days), or one not paid for 180 days.',
    authority: cite('tub', 'articolo 40, comma 2; codice civile, articolo 1186'),
  },
  {
    ...BASE,
    id: 'it.debt.step-mortgage',
    creditor: 'private',
    kind: 'right',
    when: MORTGAGE,
    rank: 10,
    says: 'Write to the bank before a court case: it must try to find a way with you first. Ask about the state fund that pauses home loans.',
    authority: cite(
      'tub',
      'articolo 120-quinquiesdecies; legge 244/2007, articolo 2, commi 475 a 480 (fondo Gasparrini)',
    ),
  },
  {
    ...BASE,
    id: 'it.debt.option-complain',
    creditor: 'private',
    kind: 'option',
    when: CREDIT_DEBT,
    rank: 45,
    option: 'complain',
    title: 'Complain about a bank or lender',
    says: 'Complain to the bank in writing. After 60 days, or a no, go to the ABF online.',
    cost: '€20, given back if you win.',
    time: '60 days for the bank, then some months.',
    risk: 'The ABF decision does not bind like a judgment.',
    bestFor: 'A bank, card or loan treated you wrongly.',
    authority: cite('abf', 'Disposizioni sui sistemi di risoluzione stragiudiziale'),
  },
])
