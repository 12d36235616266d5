/** A collector writes: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority-debt.ts'
import { NO_COURT_SENDER } from './conditions.ts'

const DEBT = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BOTH = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'ie.debt.step-check',
    creditor: 'private',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: NO_COURT_SENDER,
    says: 'Check that the debt is yours. Look at the name, the sum, the dates and who you first owed.',
    authority: LAW.collect,
  },
  {
    ...BOTH,
    id: 'ie.debt.step-age',
    creditor: 'private',
    kind: 'step',
    list: 'first',
    rank: 20,
    when: NO_COURT_SENDER,
    says: 'Find out when you last paid. If it is near or over six years, do not pay or sign anything yet.',
    authority: LAW.limit,
  },
  {
    ...BOTH,
    id: 'ie.debt.step-mabs',
    creditor: 'private',
    kind: 'step',
    list: 'first',
    rank: 30,
    when: NO_COURT_SENDER,
    says: 'Call MABS on 0818 07 2000. It is free and they can talk to the firm for you.',
    authority: LAW.mabs,
  },
  {
    ...DEBT,
    id: 'ie.debt.step-write',
    creditor: 'private',
    kind: 'step',
    list: 'first',
    rank: 40,
    when: NO_COURT_SENDER,
    says: 'Write back. Ask for proof of the debt, or make an offer that you can keep.',
    authority: LAW.collect,
  },
  {
    ...DEBT,
    id: 'ie.debt.step-offer',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If you owe it, make a budget and offer a sum that you can keep up. Keep proof of each payment.',
    authority: LAW.mabs,
  },
  {
    ...DEBT,
    id: 'ie.debt.step-dispute',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If it is wrong, say so in writing and say why.',
    authority: LAW.collect,
  },
]

export const DEBT_COLLECTION_STEPS = fitQuestions(ROWS, FITS)
