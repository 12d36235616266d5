/** The forms of words that harm the person who sends them, by language. */
import type { ProblemKind } from '@plainletter/contracts/draft'

export type HarmRow = {
  kind: ProblemKind
  /** True where a word of denial takes the harm away: "I do not owe". */
  isSafeWhenDenied: boolean
  pattern: RegExp
}

export type HarmWords = {
  denies: RegExp
  /** Where a denial stands: within the words just before, or anywhere in the same clause. */
  denialStands: 'before' | 'in_clause'
  harmful: readonly HarmRow[]
}

/** A row whose harm a denial takes away. */
export function harms(kind: ProblemKind, pattern: RegExp): HarmRow {
  return { kind, pattern, isSafeWhenDenied: true }
}

/** Words that name a driver. A denial names one too: "It was not me driving, it was my son." */
export function namesDriver(pattern: RegExp): HarmRow {
  return { kind: 'names_driver', pattern, isSafeWhenDenied: false }
}
