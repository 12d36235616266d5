/** Reads a letter again with one more thing that the person puts right. */
import type { AnalysisOutcome } from '@plainletter/contracts/analysis'
import type { CountryCode } from '@plainletter/contracts/country'
import { loadPhrases } from '@plainletter/phrases/load'

import { analyse } from './analyse.ts'
import { findCorrection } from './find-correction.ts'
import { followUp } from './follow-up.ts'
import type { Answer } from './follow-up.ts'
import { withTold } from './told-letter.ts'
import type { Correction, ToldLetter } from './told-letter.ts'

export interface CorrectedLetter {
  readonly letter: ToldLetter
  readonly correction: Correction
}

export interface CorrectedReading {
  readonly outcome: AnalysisOutcome
  /** Whose law counts from now on. */
  readonly country: CountryCode
  /** Where something was missing: it is answered as a question is. */
  readonly answer?: Answer
}

/** Null when the words name nothing that could be put right. */
export async function readCorrected(
  { letter, correction }: CorrectedLetter,
  now: number,
): Promise<CorrectedReading | null> {
  const { country, language } = letter.request
  const { feedbackType, userCorrection: words } = correction
  if (feedbackType === 'missing_information')
    return { ...(await followUp({ letter, words }, now)), country }
  const setting = { country, phrases: await loadPhrases(language) }
  const found = findCorrection(feedbackType, words, setting)
  if (!found) return null
  const input = await withTold({ ...letter, given: [...letter.given, correction] }, now)
  const { outcome } = await analyse(input)
  return { outcome, country: found.place?.country ?? country }
}
