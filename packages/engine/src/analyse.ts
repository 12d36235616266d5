/** The whole engine in order: read the letter, load the country's law, advise, draft the reply. */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import type { Reading } from '@plainletter/contracts/reading'
import { draftReply } from '@plainletter/drafting/draft-reply'

import { prepare } from './prepare.ts'
import type { EngineInput, EngineStep } from './prepare.ts'

/** Deterministic: the same input gives the same output, byte for byte. */
export async function analyse(
  input: EngineInput,
  onStep?: (step: EngineStep) => Promise<void>,
): Promise<{ reading: Reading; outcome: AnalysisOutcome }> {
  const { reading, advice, draft } = await prepare(input, onStep)
  return { reading, outcome: { ...advice, draftResponse: draftReply(draft) } }
}
