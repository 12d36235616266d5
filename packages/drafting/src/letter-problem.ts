/** What can be wrong with a letter. `sentence` is null when the whole letter is meant. */
export type ProblemKind =
  | 'admits_debt'
  | 'names_driver'
  | 'promises_payment'
  | 'restarts_limitation'
  | 'unknown_sum'
  | 'unknown_date'
  | 'unknown_reference'
  | 'too_long'
  | 'long_sentence'

export type LetterProblem = { kind: ProblemKind; sentence: string | null }
