/** Words of a situation by which the debt rows are chosen. */
export const COURT_PAPERS = ['court', 'claim form', 'ccj', 'judgment', 'n1', 'letter before claim']

export const BAILIFFS = [
  'bailiff',
  'bailiffs',
  'enforcement agent',
  'enforcement',
  'control of goods',
  'enforcement agents',
  'bailiff letter',
  'clamped',
]

export const OLD = [
  'old debt',
  'years ago',
  'statute barred',
  'six years',
  'five years',
  'too old',
  'old',
  'forgot',
  'long ago',
  '2008',
  '2009',
  '2010',
  '2011',
  '2012',
  '2013',
  '2014',
  '2015',
  '2016',
  '2017',
  '2018',
  '2019',
]

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
