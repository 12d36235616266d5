/** Letters to workers that are no dismissal: they have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { FIXED_TERM_ENDS, TRIAL, WARNS } from './conditions-work.ts'

/** Rows that are true when a fixed term ends as well. */
const OF_FIXED_TERMS_TOO: readonly string[] = [
  'de.job.deadline-register',
  'de.job.deadline-agg',
  'de.job.step-no-sign',
  'de.job.option-help',
  'de.job.right-papers',
  'de.job.warn-clauses',
]

/** A warning ends no job, and has rows of its own. So has the end of a fixed term. */
export function ofDismissal(row: Rule): Rule {
  const others = [
    WARNS,
    ...(OF_FIXED_TERMS_TOO.includes(row.id) ? [] : [FIXED_TERM_ENDS]),
    ...(row.id === 'de.job.right-notice' ? [TRIAL] : []),
  ]
  return { ...row, when: { ...row.when, not: [...(row.when?.not ?? []), ...others] } }
}
