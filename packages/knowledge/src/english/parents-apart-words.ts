/** How people ask about child support and about where children live, in English. */

/** The other parent does not pay: another question than not being able to pay. */
export const NOT_PAID_TO_ME = [
  'stopped paying',
  'owes me',
  'does not pay',
  "doesn't pay",
  'doesnt pay',
  "won't pay",
  'not paying',
  'he says',
  'she says',
  'my ex says',
]

/** The one who pays has less to live on. */
export const LESS_INCOME = [
  'lost my job',
  'lost my work',
  'laid off',
  'made redundant',
  'no job',
  'out of work',
  'unemployed',
  'cannot pay',
  'cant pay',
  "can't pay",
  'cannot afford',
  'cant afford',
  "can't afford",
  'unable to pay',
  'earn less',
  'earning less',
  'less income',
  'income dropped',
  'income has dropped',
  'lower my',
  'reduce my',
  'reduce the',
  'lower the',
  'pay less',
  'reduced',
]

/** The sum is held to be wrong. */
export const SUM_DISPUTED = [
  'disagree',
  'too high',
  'too much',
  'wrong',
  'unfair',
  'object',
  'appeal',
  'reassess',
  'reassessed',
  'change of assessment',
  'administrative review',
  'estimate my income',
]

/** How high it is. */
export const HOW_MUCH = [
  'how much',
  'calculate',
  'calculator',
  'worked out',
  'work out',
  'what do i have to pay',
  'what percentage',
  'going rate',
]

/** With whom the children will live. */
export const WHO_HAS_THE_CHILDREN = [
  'who decides where',
  'where the children live',
  'where the kids live',
  'where the children will live',
  'where the kids will live',
  'where my children live',
  'where our children live',
  'where our child lives',
  'who gets the children',
  'who gets the kids',
  'who gets the child',
  'who gets our',
  'who gets custody',
  'get custody',
  'full custody',
  'sole custody',
  'joint custody',
  'shared custody',
  '50/50',
  'who will the children live with',
  'who do the children live with',
  'who keeps the children',
  'who keeps the kids',
]

/** A child is spoken of. */
export const CHILDREN = ['children', 'child', 'kids', 'kid', 'son', 'daughter', 'custody', 'baby']

/** A child is taken or kept away, or an animal is meant: answered elsewhere. */
export const CHILD_AWAY = [
  'dog',
  'cat',
  'moved',
  'moving',
  'move away',
  'abroad',
  'overseas',
  'let me see',
  'letting me see',
  'passport',
  'took the',
  'taken',
  'citizenship',
]
