/** Who collects a debt, and what a collector may not do. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
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
    ...DEBT,
    id: 'ie.debt.who',
    creditor: 'private',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    when: NO_COURT_SENDER,
    says: 'A debt collector works for the firm you owed, or has bought the debt. It has no powers of a court, a sheriff or the gardaí.',
    authority: LAW.collect,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-no-harass',
    kind: 'right',
    rank: 20,
    says: 'It is a crime to demand a debt so often, or in such a way, that it is meant to alarm or shame you.',
    authority: LAW.harass,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-no-lies',
    kind: 'right',
    rank: 30,
    says: 'It is a crime to say falsely that you will be prosecuted, or to send papers that look official.',
    authority: LAW.harass,
  },
  {
    ...DEBT,
    id: 'ie.debt.right-data',
    creditor: 'private',
    kind: 'right',
    rank: 50,
    when: NO_COURT_SENDER,
    says: 'You can ask for a copy of what the firm holds on you, for free. It has one month to answer.',
    authority: LAW.gdpr,
  },
  {
    ...DEBT,
    id: 'ie.debt.tactic-writing',
    kind: 'tactic',
    use: 'top',
    risk: 'Letters are slower than calls.',
    notWhen: 'A court date is near.',
    rank: 10,
    says: 'Keep it in writing. A letter gives you time and leaves a record.',
    authority: LAW.collect,
  },
  {
    ...DEBT,
    id: 'ie.debt.right-lsra',
    kind: 'right',
    rank: 60,
    when: { any: [{ says: ['solicitor', 'solicitors'] }, { sender: ['solicitor', 'solicitors'] }] },
    says: 'If a solicitor misleads or bullies you, you can complain to the Legal Services Regulatory Authority (LSRA). It is free.',
    authority: {
      title: 'Legal Services Regulation Act 2015',
      provision: 'sections 50 and 51 (complaints of misconduct)',
      url: 'https://www.irishstatutebook.ie/eli/2015/act/65/enacted/en/html',
      inForceFrom: '2019-10-07',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const COLLECTOR_CONDUCT = fitQuestions(ROWS, FITS)
