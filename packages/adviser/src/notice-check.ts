/** Does the notice hold what the law requires of it? */
import { letterBases, wholeLetterBasis } from './basis.ts'
import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'
import { passes } from './holds.ts'
import { lowerFirst } from './names.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** A shorter text may be one page of several, so a missing part is not certain. */
const WHOLE_NOTICE_CHARACTERS = 1500

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
  const names = listNames(present.map(({ rule }) => lowerFirst(rule.name)))
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

/** A long list is cut, so that the line stays readable. */
function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(', ')}, and ${rest} more` : names.join(', ')
}

const MOST_NAMES = 4
