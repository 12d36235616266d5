/** A collector writes: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { NOT_OF_THE_STATE, STRATA_LEVY } from './conditions.ts'

const DEBT = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>
const BOTH = {
  country: 'au',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'au.debt.step-check',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Check that the debt is yours. Look at the name, the sum, the dates and who you first owed.',
    authority: LAW.guideline,
  },
  {
    ...BOTH,
    id: 'au.debt.step-age',
    creditor: 'private',
    when: { not: [...NOT_OF_THE_STATE.not, STRATA_LEVY] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Find out when you last paid. If it is near or over six years, do not pay or sign anything yet.',
    authority: LAW.limit,
  },
  {
    ...BOTH,
    id: 'au.debt.step-helpline',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Call the National Debt Helpline on 1800 007 007. It is free, and they are on your side.',
    authority: LAW.ndh,
  },
  {
    ...DEBT,
    id: 'au.debt.step-write',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Write back. Ask for proof of the debt, or ask for hardship help.',
    authority: LAW.guideline,
  },
  {
    ...DEBT,
    id: 'au.debt.step-offer',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If you owe it, make a budget and offer a sum you can keep up. Get the deal in writing.',
    authority: LAW.ndh,
  },
  {
    ...DEBT,
    id: 'au.debt.step-dispute',
    creditor: 'private',
    when: { not: [...NOT_OF_THE_STATE.not, STRATA_LEVY] },
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'If it is wrong, say so in writing and say why. If they go on, complain to AFCA.',
    authority: LAW.guideline,
  },
]

export const DEBT_COLLECTION_STEPS = fitQuestions(ROWS, FITS)
