/** Words of a situation by which the debt rows are chosen. */
export const COURT_PAPERS = ['court', 'claim form', 'ccj', 'judgment', 'n1', 'letter before claim']

export const BAILIFFS = [
  'bailiff',
  'bailiffs',
  'enforcement agent',
  'enforcement',
  'control of goods',
]

export const OLD = ['old debt', 'years ago', 'statute barred', 'six years', 'five years', 'too old']

export const SOLD = [
  'debt collector',
  'debt collectors',
  'lowell',
  'cabot',
  'sold',
  'bought',
  'intrum',
]

export const CARD = ['credit card', 'loan', 'catalogue', 'store card', 'payday', 'hire purchase']
