/** The first half of the engine: read the letter, load the country's law and words, advise. What a letter is written from. */
import { adviseWith } from '@plainletter/adviser/advise-with'
import type { Answering } from '@plainletter/adviser/answering'
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
  const asking = { phrases, text, reading, today, request }
  const answering = reading.isEnquiry ? await loadAnswering() : null
  const knowledge = await loadLaw(country, asking, answering)
  const advice = adviseWith({ ...asking, knowledge }, answering)
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

/** What a letter does not need. */
const loadAnswering = async (): Promise<Answering> =>
  (await import('@plainletter/adviser/answering')).ANSWERING

/** The rows for this kind of letter alone; for a question, those for the papers that it is about as well. */
async function loadLaw(
  country: CountryCode,
  asking: Omit<AdviseInput, 'knowledge'>,
  answering: Answering | null,
): Promise<CountryKnowledge> {
  const { documentType } = asking.reading
  const { language } = asking.request
  const knowledge = await loadKnowledge(country, language, [documentType])
  const kinds = answering?.askedKinds({ ...asking, knowledge }) ?? []
  return kinds.length === 0 ? knowledge : loadKnowledge(country, language, [documentType, ...kinds])
}
