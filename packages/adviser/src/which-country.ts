/** Whose law counts: the country the letter shows, or the one the person chose. */
import type { AnalysisRequest } from '@plainletter/contracts/analysis'
import type { CountryCode } from '@plainletter/contracts/country'
import type { Reading } from '@plainletter/contracts/reading'

/** Below this the person's own choice counts for more than what we detect. */
const SURE = 0.55

/** The country whose knowledge to load for a reading. Callers load it, and pass it to `advise`. */
export function whichCountry(reading: Reading, request: AnalysisRequest): CountryCode {
  const { countryCode, confidence, detectionMethod } = reading.jurisdiction
  const isDetected = detectionMethod !== 'user_input' && confidence >= SURE
  return isDetected ? countryCode : request.country
}
