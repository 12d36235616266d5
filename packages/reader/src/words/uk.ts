/** All that the reader knows of Ukrainian. */
import { UK_LANGUAGE } from '../cues/uk.ts'
import { furtherWords } from '../further-language.ts'

export const UK_WORDS = furtherWords(UK_LANGUAGE)
