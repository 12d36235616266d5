/** The first half of the engine: read the letter, load the country's law and words, advise. What a letter is written from. */
import { advise } from '@plainletter/adviser/advise'
import { askedKinds } from '@plainletter/adviser/asked-kinds'
import type { AdviseInput } from '@plainletter/adviser/facts'
import { whichCountry } from '@plainletter/adviser/which-country'
import type { AnalysisOutcome, AnalysisRequest } from '@plainletter/contracts/analysis'
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import type { CountryKnowledge } from '@plainletter/contracts/rule'
import type { DraftInput } from '@plainletter/drafting/letter-facts'
import { loadLetters } from '@plainletter/drafting/load-letters'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { readInItsLanguage } from '@plainletter/reader/read-in-its-language'

import { correctReading } from './correct-reading.ts'
import type { Corrections } from './correct-reading.ts'

export interface EngineInput {
  /** The letter's text, or a typed question. */
  readonly text: string
  readonly request: AnalysisRequest
  /** The day on which the person reads the answer. Deadlines and law in force are counted from it. */
  readonly today: PlainDate
  /** What the person has put right. */
  readonly corrections?: Corrections
}

/** Told before each step, for whoever watches. */
export type EngineStep = 'checking_dates' | 'checking_law' | 'writing'

export interface Prepared {
  readonly reading: Reading
  /** What speaks to this kind of letter, or to this question. */
  readonly knowledge: CountryKnowledge
  readonly advice: Omit<AnalysisOutcome, 'draftResponse'>
  readonly draft: DraftInput
}

export async function prepare(
  { text, request: asked, today, corrections = {} }: EngineInput,
  onStep: (step: EngineStep) => Promise<void> = () => Promise.resolve(),
): Promise<Prepared> {
  await onStep('checking_dates')
  const { documentType, place } = corrections
  const request = place ? { ...asked, country: place.country } : asked
  const kind = documentType ? { documentType } : {}
  const reading = correctReading(
    await readInItsLanguage(text, { country: request.country, ...kind }),
    text,
    corrections,
  )
  await onStep('checking_law')
  const country = whichCountry(reading, request)
  const phrases = await loadPhrases(request.language)
  const knowledge = await loadLaw(country, { phrases, text, reading, today, request })
  const advice = advise({ phrases, text, reading, knowledge, today, request })
  await onStep('writing')
  const letters = await loadLetters(country, reading.language, reading.documentType)
  const draft = { text, reading, analysis: advice.analysis, today, letters, phrases }
  return {
    reading,
    knowledge,
    advice,
    draft: request.userGoal === undefined ? draft : { ...draft, userGoal: request.userGoal },
  }
}

/** The rows for this kind of letter alone; for a question, those for the papers that it is about as well. */
async function loadLaw(
  country: CountryCode,
  asked: Omit<AdviseInput, 'knowledge'>,
): Promise<CountryKnowledge> {
  const { documentType, isEnquiry } = asked.reading
  const { language } = asked.request
  const knowledge = await loadKnowledge(country, language, [documentType])
  if (!isEnquiry) return knowledge
  return loadKnowledge(country, language, [documentType, ...askedKinds({ ...asked, knowledge })])
}
