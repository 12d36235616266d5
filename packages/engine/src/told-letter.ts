/** A letter with all that its owner has told us about it since: plain data, as it comes through the door to the engine. */
import type { AnalysisRequest } from '@plainletter/contracts/analysis'
import type { Feedback } from '@plainletter/contracts/feedback'
import type { Jurisdiction } from '@plainletter/contracts/reading'
import { loadPhrases } from '@plainletter/phrases/load'
import { read } from '@plainletter/reader/read'

import { partOf } from './correct-reading.ts'
import type { Corrections } from './correct-reading.ts'
import { findCorrection } from './find-correction.ts'
import type { EngineInput } from './prepare.ts'
import { todayIn } from './today.ts'

export interface ToldLetter {
  readonly text: string
  readonly request: AnalysisRequest
  /** What was asked and added in their own words, the oldest first. */
  readonly said: readonly string[]
  /** What they have put right, the oldest first. */
  readonly given: readonly Correction[]
}

export type Correction = Pick<Feedback, 'feedbackType' | 'userCorrection'>

/** As the engine takes it, on the day that `now`, in epoch milliseconds, is where the person is. */
export async function withTold(letter: ToldLetter, now: number): Promise<EngineInput> {
  const { text, request, said } = letter
  const today = todayIn(request.country, now)
  const corrections = await correctionsIn(letter)
  return withPlace({ text, request, today, corrections }, said)
}

/** The later before the earlier. */
async function correctionsIn({ request, given }: ToldLetter): Promise<Corrections> {
  if (given.length === 0) return {}
  const setting = { country: request.country, phrases: await loadPhrases(request.language) }
  const found = given.map(({ feedbackType, userCorrection }) =>
    findCorrection(feedbackType, userCorrection, setting),
  )
  return found.reduce<Corrections>((all, one) => ({ ...all, ...one }), {})
}

/** With the nation or the region that the letter does not show and the person does: the last one that they name. */
function withPlace(input: EngineInput, said: readonly string[]): EngineInput {
  const { request, text, corrections = {} } = input
  const { country, ...told } = corrections.place ?? { country: request.country }
  const shown = read(text, { country }).jurisdiction
  const isKnown = Object.keys(told).length > 0 || hasPart(shown)
  if (isKnown || shown.countryCode !== country) return input
  const part = said
    .toReversed()
    .map((words) => read(statementsIn(words), { country }).jurisdiction)
    .find((found) => found.countryCode === country && hasPart(found))
  const place = part && { country, ...partOf(part) }
  return place ? { ...input, corrections: { ...corrections, place } } : input
}

/** "Is it so in Scotland?" does not say where somebody lives. */
const statementsIn = (words: string): string =>
  words
    .split(/(?<=[.!?。？])/u)
    .filter((sentence) => !/[?？]\s*$/u.test(sentence))
    .join('')

const hasPart = (found: Jurisdiction): boolean => Object.keys(partOf(found)).length > 0
