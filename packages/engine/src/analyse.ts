/** The whole engine in order: read the letter, load the country's law, advise, draft the reply. */
import { advise } from '@plainletter/adviser/advise'
import { whichCountry } from '@plainletter/adviser/which-country'
import type { AnalysisOutcome, AnalysisRequest } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import { draftReply } from '@plainletter/drafting/draft-reply'
import { loadLetters } from '@plainletter/drafting/load-letters'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { read } from '@plainletter/reader/read'

export interface EngineInput {
  /** The letter's text, or a typed question. */
  readonly text: string
  readonly request: AnalysisRequest
  /** The day on which the person reads the answer. Deadlines and law in force are counted from it. */
  readonly today: PlainDate
}

/** Told before each step, for whoever watches. */
export type EngineStep = 'checking_dates' | 'checking_law' | 'writing'

/** Deterministic: the same input gives the same output, byte for byte. */
export async function analyse(
  { text, request, today }: EngineInput,
  onStep: (step: EngineStep) => Promise<void> = () => Promise.resolve(),
): Promise<{ reading: Reading; outcome: AnalysisOutcome }> {
  await onStep('checking_dates')
  const reading = read(text, { country: request.country })
  await onStep('checking_law')
  const country = whichCountry(reading, request)
  const knowledge = await loadKnowledge(country, request.language)
  const phrases = await loadPhrases(request.language)
  const advice = advise({ phrases, text, reading, knowledge, today, request })
  await onStep('writing')
  const letters = await loadLetters(country, reading.language)
  const draft = { text, reading, analysis: advice.analysis, today, letters, phrases }
  const draftResponse = draftReply(
    request.userGoal === undefined ? draft : { ...draft, userGoal: request.userGoal },
  )
  return { reading, outcome: { ...advice, draftResponse } }
}
