/** How a question is answered, as one thing: a letter needs none of it, so that whoever reads letters need not load it. */
import type { RuleOf } from '@plainletter/contracts/rule'

import { answerClaims, possibleClaims, shortAnswer, touchesQuestion } from './answer-question.ts'
import { gatherFacts, meantBy } from './facts.ts'
import type { AdviseInput, Facts } from './facts.ts'
import { answerField, findAnswer } from './find-answer.ts'
import { answerRows } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Asked } from './situation.ts'
import { toldField } from './told-field.ts'

export const ANSWERING = {
  ask,
  touchesQuestion,
  answerClaims,
  possibleClaims,
  shortAnswer,
} as const
export type Answering = typeof ANSWERING

/**
 * What a question asks: its answer decides in which field of life, and about which paper, it is. The rows for that paper
 * (`facts.subject`) then speak beside those for questions, and `knowledge` needs the latter only.
 */
function ask(input: AdviseInput): Asked {
  const { facts, rows } = gatherQuestion(input)
  const { answer, perhaps } = findAnswer(facts, rows)
  const field = answerField(facts, answer)
  const subject = field.subject ?? input.about?.kind ?? null
  const meant = meantBy(answer?.best.rule ?? null, facts.law)
  return { facts: { ...facts, ...field, subject, meant }, answer, perhaps }
}

/** The facts of a question, in the field of life that its words tell of, and the answers that apply here. */
export function gatherQuestion(input: AdviseInput): {
  facts: Facts
  rows: Selected<RuleOf<'answer'>>[]
} {
  const read = gatherFacts(input)
  const rows = answerRows(read)
  const topic = toldField(
    read,
    rows.map(({ rule }) => rule),
  )
  return { facts: { ...read, topic }, rows }
}
