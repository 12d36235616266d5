/** The first half of the engine: read the letter, load the country's law and words, advise. What a letter is written from. */
import { adviseWith } from '@plainletter/adviser/advise-with'
import type { Answering } from '@plainletter/adviser/answering'
import { addLaw } from '@plainletter/adviser/facts'
import type { AdviseInput } from '@plainletter/adviser/facts'
import type { Asked, Questioning } from '@plainletter/adviser/situation'
import { whichCountry } from '@plainletter/adviser/which-country'
import type { AnalysisOutcome, AnalysisRequest } from '@plainletter/contracts/analysis'
import type { PlainDate } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'
import type { CountryKnowledge } from '@plainletter/contracts/rule'
import type { DraftInput } from '@plainletter/drafting/letter-facts'
import { loadLetters } from '@plainletter/drafting/load-letters'
import { loadKnowledge } from '@plainletter/knowledge/load'
import { loadPhrases } from '@plainletter/phrases/load'
import { readInItsLanguage } from '@plainletter/reader/read-in-its-language'

import { correctReading } from './correct-reading.ts'
import type { Corrections } from './correct-reading.ts'
import { toldInLaw } from './told-in-law.ts'

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
    await readInItsLanguage(text, { country: request.country, today, ...kind }),
    text,
    corrections,
  )
  await onStep('checking_law')
  const country = whichCountry(reading, request)
  const phrases = await loadPhrases(request.language)
  const asking = { phrases, text, reading, today, request }
  const knowledge = await loadKnowledge(country, request.language, {
    kinds: [reading.documentType],
    paper: reading.paper?.name ?? null,
  })
  const input = { ...asking, knowledge }
  const advice = adviseWith(input, reading.isEnquiry ? await askFirst(input) : null)
  await onStep('writing')
  const letters = await loadLetters(country, reading.language, reading)
  const draft = { text, reading, analysis: advice.analysis, today, letters, phrases }
  return {
    reading,
    knowledge,
    advice,
    draft: request.userGoal === undefined ? draft : { ...draft, userGoal: request.userGoal },
  }
}

/** As it was asked, and where that finds no answer, in the words of the law. */
export async function askInLaw(answering: Answering, input: AdviseInput): Promise<Asked> {
  const asked = answering.ask(input)
  if (asked.answer) return asked
  const country = whichCountry(input.reading, input.request)
  const told = await toldInLaw(input.text, input.reading, country)
  if (told === null) return asked
  const heard = answering.ask(input, told)
  return heard.answer || asked.perhaps.length === 0 ? heard : asked
}

/** What a letter does not need: how questions are answered, and the law of the paper that this one is about. */
async function askFirst(input: AdviseInput): Promise<Questioning> {
  const { ANSWERING: answering } = await import('@plainletter/adviser/answering')
  const { facts, ...found } = await askInLaw(answering, input)
  if (facts.subject === null) return { answering, asked: { facts, ...found } }
  const law = await loadKnowledge(facts.country, input.request.language, {
    kinds: [facts.subject],
    paper: null,
  })
  const asked = addLaw(facts, found.answer?.best.rule ?? null, law)
  return { answering, asked: { facts: asked, ...found } }
}
