/** What the rows on debt questions share: their kind, and the words that people type. */
import type { Rule } from '@plainletter/contracts/rule'

export const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>

export const COLLECTORS = [
  'debt collector',
  'debt collectors',
  'debt collection',
  'collection agency',
  'collection company',
  'collectors',
  'lowell',
  'cabot',
  'pra group',
  'intrum',
  'moorcroft',
  'wescot',
  'resolvecall',
  'capquest',
  'arrow global',
  'link financial',
  'debt company',
]

/** Words that show that a question is about owing money. */
export const OWING = [
  'debt',
  'debts',
  'loan',
  'loans',
  'payday',
  'ccj',
  'credit card',
  'credit cards',
  'owe',
  'owed',
  'collector',
  'collectors',
  'creditor',
  'creditors',
  'judgment',
  'judgement',
  'attachment of earnings',
  'lowell',
  'cabot',
  'catalogue',
  'overdraft',
  'pra group',
  'intrum',
  'moorcroft',
  'unpaid bill',
  'unpaid bills',
  'arrears',
]
