/** Does the notice hold what the law requires of it? */
import { letterBases, wholeLetterBasis } from './basis.ts'
import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'
import { passes } from './holds.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** A shorter text may be one page of several, so a missing part is not certain. */
const WHOLE_NOTICE_CHARACTERS = 500

export function checkNotice(facts: Facts, rules: readonly Selected[]): Finding[] {
  const elements = rowsOf(rules, 'element').map(({ rule, basis }) => {
    const spans = rule.recognisedBy
      .map((test) => passes(test, facts))
      .find((found) => found !== null)
    return { rule, basis, spans: spans ?? null }
  })
  const result = facts.text.length < WHOLE_NOTICE_CHARACTERS ? 'unclear' : 'problem'
  const missing = elements
    .filter((one) => one.spans === null)
    .map(({ rule, basis }): Finding => {
      return {
        kind: 'notice',
        result,
        says: rule.ifMissing,
        basis: [...basis, ...wholeLetterBasis(facts.text)],
      }
    })
  const present = elements.filter((one) => one.spans !== null)
  if (present.length === 0) return missing
  const names = present.map(({ rule }) => lowerFirst(rule.name)).join(', ')
  const basis = present.flatMap((one) => [
    ...one.basis,
    ...letterBases(facts.text, one.spans ?? []),
  ])
  return [
    ...missing,
    {
      kind: 'notice',
      result: 'fine',
      says: `It has these parts that it should have: ${names}.`,
      basis,
    },
  ]
}

function lowerFirst(text: string): string {
  const isAcronym = /^\p{Lu}{2}/u.test(text)
  return isAcronym ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
