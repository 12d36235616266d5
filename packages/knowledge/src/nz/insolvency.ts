/** Ways out of debts that cannot be paid. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'
import { NOT_OF_THE_STATE } from './conditions.ts'

const BOTH = {
  country: 'nz',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'nz.debt.opt-insolvency',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'option',
    option: 'get_help',
    title: 'Ask about insolvency options',
    cost: 'Most are free to apply for.',
    time: 'Weeks.',
    risk: 'It is on a public register.',
    bestFor: 'You owe far more than you can pay.',
    rank: 50,
    says: 'A debt repayment order, a no asset procedure or bankruptcy can end debts.',
    authority: LAW.options,
  },
  {
    ...BOTH,
    id: 'nz.debt.right-no-asset',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 48,
    says: 'If you owe $1,000 to $50,000 and own next to nothing, a no asset procedure can end most debts after a year. You can use it only once.',
    authority: {
      title: 'Insolvency Act 2006',
      provision: 'sections 361 to 377 (no asset procedure)',
      url: 'https://www.legislation.govt.nz/act/public/2006/0055/latest/whole.html',
      inForceFrom: '2020-09-01',
    },
  },
  {
    ...BOTH,
    id: 'nz.debt.right-repayment-order',
    creditor: 'private',
    when: NOT_OF_THE_STATE,
    kind: 'right',
    rank: 50,
    says: 'A debt repayment order gives you up to three years to pay debts of up to $50,000 by parts. In that time no one may sue you for them.',
    authority: {
      title: 'Insolvency Act 2006',
      provision: 'sections 340 to 360 (debt repayment order)',
      url: 'https://www.legislation.govt.nz/act/public/2006/0055/latest/whole.html',
      inForceFrom: '2020-09-01',
    },
  },
]

/** The rows, with those for questions where they fit. */
export const INSOLVENCY = fitQuestions(ROWS, FITS)
