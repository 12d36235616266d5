/** Beliefs that show in a text and are not so. */
import type { RuleOf } from '@plainletter/contracts/rule'

import { letterBases } from './basis.ts'
import type { Facts } from './facts.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** The myth rows whose belief shows in the question or the letter. */
export function heldMyths(facts: Facts, rules: readonly Selected[]): Selected<RuleOf<'myth'>>[] {
  return rowsOf(rules, 'myth').flatMap((row) => {
    const place = row.rule.premise
      .map((phrase) => facts.believed.get(phrase))
      .find((span) => span !== undefined)
    return place
      ? [{ rule: row.rule, basis: [...row.basis, ...letterBases(facts.text, [place])] }]
      : []
  })
}
