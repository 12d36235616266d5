/** How a question is answered, as one thing: a letter needs none of it, so that whoever reads letters need not load it. */
import type { RuleOf } from '@plainletter/contracts/rule'

import { answerClaims, possibleClaims, shortAnswer, touchesQuestion } from './answer-question.ts'
import { gatherFacts, meantBy } from './facts.ts'
import type { AdviseInput, Facts } from './facts.ts'
import { answerField, findAnswer } from './find-answer.ts'
import { normaliseText } from './normal-text.ts'
import { answerRows } from './select-rules.ts'
import type { Selected } from './select-rules.ts'
import type { Asked } from './situation.ts'
import { findSubject } from './subject-kind.ts'
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
 * (`facts.subject`) then speak beside those for questions, and `knowledge` needs the latter only. `told` is the same in
 * English, where its own language is not one of the law's: answers are looked for in that, and nothing of it is shown.
 */
function ask(input: AdviseInput, told: ToldText | null = null): Asked {
  const { facts, heard, rows } = gatherQuestion(input, told)
  const { answer, perhaps } = findAnswer(heard, rows)
  const field = answerField(facts, answer, perhaps)
  const subject = field.subject ?? input.about?.kind ?? null
  const meant = meantBy(answer?.best.rule ?? null, facts.law)
  return { facts: { ...facts, ...field, subject, meant }, answer, perhaps }
}

/** A question in the words by which answers are found. `question` is the one asked last, null where none is. */
export type ToldText = { text: string; question: string | null }

/** The facts of a question, in the field of life that its words tell of, and the answers that apply here. */
export function gatherQuestion(
  input: AdviseInput,
  told: ToldText | null = null,
): {
  facts: Facts
  /** The same in the words by which answers are found. */
  heard: Facts
  rows: Selected<RuleOf<'answer'>>[]
} {
  const read = gatherFacts(input)
  const rows = answerRows(read)
  const heard = told ? heardIn(read, told) : read
  const topic = toldField(
    heard,
    rows.map(({ rule }) => rule),
  )
  return { facts: { ...read, topic }, heard: { ...heard, topic }, rows }
}

function heardIn(facts: Facts, { text, question }: ToldText): Facts {
  const normal = normaliseText(text)
  const asked = facts.reading.question
  const reading = { ...facts.reading, question: asked && { ...asked, text: question ?? text } }
  return { ...facts, text, normal, reading, ...fieldOf(facts, normal) }
}

/** The paper that it is about, and the field where the reader found none. */
function fieldOf(
  { topic, subject }: Facts,
  normal: Facts['normal'],
): Pick<Facts, 'topic' | 'subject'> {
  const found = subject === null ? findSubject(normal) : null
  if (!found) return { topic, subject }
  return { topic: topic === 'general' ? found.topic : topic, subject: found.kind }
}
