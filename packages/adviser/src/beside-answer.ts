/** Which rows a mere word of the story called for, while the answer is about something else. */
import type { RuleOf } from '@plainletter/contracts/rule'

import type { Facts } from './facts.ts'
import type { FoundAnswer } from './find-answer.ts'
import type { Selected } from './select-rules.ts'
import { stem } from './word-stem.ts'

/**
 * True for a row of no named field whose words stand neither in the question nor in the answer or what it is asked by: the
 * landlord who sells "because of his divorce" asks for no row on divorce.
 */
export function isBesideAnswer(row: Selected, facts: Facts, answer: FoundAnswer | null): boolean {
  if (!answer || row.rule.topics || row.rule.kind === 'answer') return false
  const said = row.basis.flatMap((one) => (one.kind === 'letter' ? [one.quote] : []))
  if (said.length === 0) return false
  const asked = mattersOf(answer.best.rule)
  const question = new Set(stems(facts.reading.question?.text ?? ''))
  return !said.some((quote) => stems(quote).some((one) => asked.has(one) || question.has(one)))
}

/** What the answer speaks of, and what it is asked by. Rows never change, so what is made from them stands. */
function mattersOf(rule: RuleOf<'answer'>): ReadonlySet<string> {
  const known = MATTERS.get(rule)
  if (known) return known
  const matters = new Set(stems([rule.says, ...rule.asks.flat()].join(' ')))
  MATTERS.set(rule, matters)
  return matters
}

const MATTERS = new WeakMap<RuleOf<'answer'>, ReadonlySet<string>>()

function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map(stem)
}
