/** Which papers a question is about. Callers load their rows beside those for questions, and pass both to `advise`. */
import type { DocumentType } from '@plainletter/contracts/document-type'

import { answerField, findAnswer } from './answer-question.ts'
import { gatherFacts } from './facts.ts'
import type { AdviseInput } from './facts.ts'

/** By the words of the question, and by the answer that fits it. `knowledge` needs the rows for questions only. */
export function askedKinds(input: AdviseInput): DocumentType[] {
  const facts = gatherFacts(input)
  const { subject } = answerField(facts, findAnswer(facts))
  return [facts.subject, subject].filter((kind) => kind !== null)
}
