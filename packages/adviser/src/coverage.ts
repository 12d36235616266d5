/** How well our rows cover this letter. Without cover we abstain, and the caller takes no credit. */
import type { Coverage } from '@plainletter/contracts/analysis'
import type { RuleKind } from '@plainletter/contracts/rule'
import type { FixedKey } from '@plainletter/phrases/phrases'

import type { Facts } from './facts.ts'
import type { FoundAnswer } from './find-answer.ts'
import type { Selected } from './select-rules.ts'

export type CoverageFinding = { depth: Coverage['depth']; rules: number; sentence: FixedKey }

const FULL_RULES = 10
const BASIC_RULES = 3
/** In depth means that we can say what is right, what to do and how to answer. */
const FULL_KINDS: readonly RuleKind[] = ['right', 'step', 'option']

const SENTENCES = {
  full: 'coverageFull',
  basic: 'coverageBasic',
  none: 'coverageNone',
} as const satisfies Record<Coverage['depth'], FixedKey>

/** `isTouched`: no row answers the question, but a day or a belief that it asks about is known. */
export type AnswerFinding = { answer: FoundAnswer | null; isTouched: boolean }

/** Counts the rows that apply. */
export function findCoverage(
  facts: Facts,
  rules: readonly Selected[],
  found: AnswerFinding,
): CoverageFinding {
  const depth = depthOf(facts, rules, found)
  return { depth, rules: rules.length, sentence: SENTENCES[depth] }
}

function depthOf(
  facts: Facts,
  rules: readonly Selected[],
  { answer, isTouched }: AnswerFinding,
): Coverage['depth'] {
  const { documentType } = facts.reading
  if (!facts.knowledge) return 'none'
  if (answer) return rules.length >= FULL_RULES ? 'full' : 'basic'
  // Rows on the field of a question do not answer it.
  if (documentType === 'ENQUIRY') return isTouched ? 'basic' : 'none'
  if (rules.length < BASIC_RULES) return 'none'
  const hasEachKind = FULL_KINDS.every((kind) => rules.some(({ rule }) => rule.kind === kind))
  return rules.length >= FULL_RULES && hasEachKind ? 'full' : 'basic'
}
