/** What the reader knows of one language beside English. English, names, countries and tricks stand in letters of every language. */
import type { CueRow } from '../cues/cue.ts'

export type LanguageWords = {
  readonly cues: readonly CueRow[]
}

/** English needs no more than what stands everywhere; of other languages no more is known. */
export const NO_FURTHER_WORDS: LanguageWords = { cues: [] }
