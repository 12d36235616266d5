/** How a question is answered, as one thing: a letter needs none of it, so that whoever reads letters need not load it. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import {
  answerClaims,
  answerField,
  findAnswer,
  shortAnswer,
  touchesQuestion,
} from './answer-question.ts'
import { gatherFacts } from './facts.ts'
import type { AdviseInput } from './facts.ts'

export const ANSWERING = {
  findAnswer,
  answerField,
  touchesQuestion,
  answerClaims,
  shortAnswer,
  askedKinds,
} as const
export type Answering = typeof ANSWERING

/**
 * Which papers a question is about, by its words and by the answer that fits it: their rows speak beside those for
 * questions. `knowledge` needs the latter only.
 */
function askedKinds(input: AdviseInput): DocumentType[] {
  const facts = gatherFacts(input)
  const { subject } = answerField(facts, findAnswer(facts))
  return [facts.subject, subject].filter((kind) => kind !== null)
}
