/** All that the reader knows of Arabic. */
import { AR_LANGUAGE } from '../cues/ar.ts'
import { furtherWords } from '../further-language.ts'

export const AR_WORDS = furtherWords(AR_LANGUAGE)
