/** What a business may not do when it asks a consumer to pay: the law on unfair practices and unfair charges. */
import type { Rule } from '@plainletter/contracts/rule'

import { fitQuestions } from '../subjects/fit-questions.ts'
import { FITS } from './asked-rows.ts'
import { LAW } from './authority.ts'

const BOTH = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND', 'ENQUIRY'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BOTH,
    id: 'ie.debt.right-no-pressure',
    creditor: 'private',
    kind: 'right',
    rank: 15,
    says: 'A business may not harass or pressure you, or threaten a step that the law does not allow.',
    authority: LAW.practices,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-no-tricks',
    creditor: 'private',
    kind: 'right',
    rank: 25,
    says: 'A business may not mislead you about what you owe, its powers or what will happen next.',
    authority: LAW.misleading,
  },
  {
    ...BOTH,
    id: 'ie.debt.right-fair-charge',
    creditor: 'private',
    kind: 'right',
    rank: 35,
    when: {
      any: [
        {
          says: [
            'late fee',
            'late payment fee',
            'collection fee',
            'collection charge',
            'administration fee',
            'admin fee',
            'recovery costs',
            'collection costs',
            'penalty',
          ],
        },
      ],
    },
    says: 'A term that makes you pay far too much for being late can be unfair. Then it does not bind you.',
    authority: LAW.unfairTerms,
  },
  {
    ...BOTH,
    id: 'ie.debt.step-ccpc',
    creditor: 'private',
    kind: 'step',
    list: 'general',
    rank: 60,
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'UTILITY_BILL_DEMAND'],
    says: 'Tell the consumer office (CCPC) about pressure or false words. It does not take single cases, but it acts on patterns.',
    authority: LAW.practices,
  },
]

/** The rows, with those for questions where they fit. */
export const DEBT_PRACTICES = fitQuestions(ROWS, FITS)
