/** Who collects a debt, and what a collector may not do. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { NOT_OF_THE_STATE } from './conditions.ts'

const DEBT = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const BOTH = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'nz.debt.who',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'A debt collector works for the firm you owed, or has bought the debt. It has no powers of a court, a bailiff or the police.',
    authority: LAW.collect,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-no-harass',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 20,
    says: 'You have the right not to be harassed, forced or misled.',
    authority: LAW.fairTrading,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-private',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 50,
    says: 'They should not tell your boss, family or neighbours about the debt. You can ask for what they hold on you.',
    authority: LAW.privacy,
  },
  {
    ...DEBT,
    id: 'nz.debt.tactic-writing',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'tactic',
    use: 'top',
    risk: 'Letters are slower than calls.',
    notWhen: 'A court date is near.',
    rank: 10,
    says: 'Keep it in writing. Ask them to use email or letters only.',
    authority: LAW.collect,
  },
]

/** The rows, with those for questions where they fit. */
export const COLLECTOR_CONDUCT = fitQuestions(ROWS, FITS)
