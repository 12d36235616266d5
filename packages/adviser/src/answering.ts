/** How a question is answered, as one thing: a letter needs none of it, so that whoever reads letters need not load it. */
import {
  answerClaims,
  answerField,
  findAnswer,
  shortAnswer,
  touchesQuestion,
} from './answer-question.ts'
import { gatherFacts } from './facts.ts'
import type { AdviseInput } from './facts.ts'
import { answerRows } from './select-rules.ts'
import type { Asked } from './situation.ts'
import { toldField } from './told-field.ts'

export const ANSWERING = { ask, touchesQuestion, answerClaims, shortAnswer } as const
export type Answering = typeof ANSWERING

/**
 * What a question asks: its answer decides in which field of life, and about which paper, it is. The rows for that paper
 * (`facts.subject`) then speak beside those for questions, and `knowledge` needs the latter only.
 */
function ask(input: AdviseInput): Asked {
  const read = gatherFacts(input)
  const rows = answerRows(read).map(({ rule }) => rule)
  const facts = { ...read, topic: toldField(read, rows) }
  const answer = findAnswer(facts)
  const field = answerField(facts, answer)
  const subject = field.subject ?? input.about?.kind ?? null
  return { facts: { ...facts, ...field, subject }, answer }
}
